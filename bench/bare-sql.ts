import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const literal = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `'{${value.map((each) => JSON.stringify(each)).join(',')}}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

/** What a query sends to the database, with its values in it. */
export async function sqlOf(query: (db: Kysely<Schema>) => Promise<unknown>): Promise<string> {
  let said = ''
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      said = sql.replaceAll(/\$(\d+)/g, (_, at: string) => literal(parameters[Number(at) - 1]))
    },
  })
  await query(db)
  return said
}

/** PostgreSQL's own pgbench with these statements, one after the other over one connection, prepared once each.
 *  @returns the mean of one in ms; null where this machine has no pgbench */
export async function pgbenchMs(
  databaseUrl: string,
  statements: string[],
  seconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-pgbench-'))
  try {
    const files = await Promise.all(
      statements.map(async (statement, at) => {
        const file = join(folder, `${at}.sql`)
        await writeFile(file, `${statement.replaceAll(/\s+/g, ' ')};\n`)
        return ['-f', file]
      }),
    )
    const { hostname, port, username, password, pathname } = new URL(databaseUrl)
    const to = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)]
    const how = ['-n', '-M', 'prepared', '-c', '1', '-T', String(seconds)]
    const { stdout, stderr, error } = spawnSync('pgbench', [...how, ...files.flat(), ...to], {
      env: { ...process.env, PGPASSWORD: password },
      encoding: 'utf8',
    })
    if (error) return null
    const [, mean] = /latency average = ([\d.]+) ms/.exec(stdout) ?? []
    if (mean === undefined) throw new Error(`pgbench: ${stderr}`)
    return Number(mean)
  } finally {
    await rm(folder, { recursive: true })
  }
}
