import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresQueryCompiler, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const literal = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `'{${value.map((each) => JSON.stringify(each)).join(',')}}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

/** What a task asks the database, with its values in it, one after the other. */
export async function statementsOf(
  db: Kysely<Schema>,
  task: (recorded: Kysely<Schema>) => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = []
  const compiler = new PostgresQueryCompiler()
  const recorded = db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql, parameters } = compiler.compileQuery(node, queryId)
      statements.push(
        sql.replaceAll(/\$(\d+)/g, (_, at: string) => literal(parameters[Number(at) - 1])),
      )
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await task(recorded)
  return statements
}

/** PostgreSQL's own pgbench with these statements over one connection, prepared once each.
 *  @param scripts those of one stand together
 *  @returns the mean of a script in ms; null where this machine has no pgbench */
export async function pgbenchMs(
  databaseUrl: string,
  scripts: string[][],
  seconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-pgbench-'))
  try {
    const files = await Promise.all(
      scripts.map(async (statements, at) => {
        const file = join(folder, `${at}.sql`)
        const lines = statements.map((statement) => `${statement.replaceAll(/\s+/g, ' ')};\n`)
        await writeFile(file, lines.join(''))
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
