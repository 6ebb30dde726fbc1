import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Listener {
  hear(payload: string): void
  /** The connection was lost for a while: something may have gone unheard. */
  miss(): void
}

/** The one database of the site, embedded or on a server, behind the same queries.
 *  A query that the database refuses rejects with a `DatabaseError`. */
export interface Database {
  kind: 'embedded' | 'postgres'
  kysely: Kysely<Schema>
  /** The same for what nobody waits for and may take long: a statement through `kysely` for which a server needs more than
   *  30 s counts as lost with its connection. */
  unhurried: Kysely<Schema>
  /** Runs several statements as one script through the simple protocol. */
  runScript(sql: string): Promise<void>
  /** Hears what any process tells through our channel, until the database is closed.
   *  @throws StartError when nothing would be heard */
  listen(listener: Listener): Promise<void>
  /** Why it has stopped, in one sentence for the operator, once only another process can open it again. */
  stopped: Promise<string>
  /** Waits up to 5 s for queries under way. */
  close(): Promise<void>
}
