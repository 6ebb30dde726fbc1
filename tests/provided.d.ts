import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests: make a database on it with `createTestDatabase`. */
    postgresUrl: string
    /** Where the embedded databases of the run are: `takeEmbedded` opens them. */
    embeddedFolder: string
  }
}
