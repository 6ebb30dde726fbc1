import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { isNotAllowed } from './sqlstate.ts'
import { StartError } from './start-error.ts'

const migrations = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 7_829_529

/** Applies the SQL files of `server/db/migrations` that this database has not seen, by name, each in
 *  a transaction of its own. Several processes may do so at once.
 *  @returns the names applied.
 *  @throws StartError when the user of a PostgreSQL has not the rights to */
export async function migrate(database: Database, folder = migrations): Promise<string[]> {
  try {
    return await applyAll(database, folder)
  } catch (error) {
    if (!isNotAllowed(error)) throw error
    throw new StartError(
      `PostgreSQL lets its user set up no tables (${error.message}): the database and all tables in it have to be that user's.`,
    )
  }
}

async function applyAll(database: Database, folder: string): Promise<string[]> {
  await inLock(database, async (trx) => {
    await sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null)`.execute(trx)
  })
  const names = await namesIn(folder)
  const applied: string[] = []
  for (const name of names) {
    const script = await readFile(join(folder, name), 'utf8')
    if (await inLock(database, (trx) => apply(trx, name, script))) applied.push(name)
  }
  return applied
}

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/** How a database differs from this version.
 *  @returns by name what it has not seen of the SQL files, and what it has seen that a newer version brought */
export async function compareMigrations({
  kysely,
}: Pick<Database, 'kysely'>): Promise<{ pending: string[]; unknown: string[] }> {
  const names = await namesIn(migrations)
  const applied = await appliedIn(kysely)
  return {
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  }
}

/** None in a database that never was the site's. */
async function appliedIn(kysely: Database['kysely']): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('migration') is not null as "isThere"`.execute(kysely)
  if (!tables[0]?.isThere) return []
  const { rows } = await sql<{ name: string }>`
    select name from migration order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

async function apply(trx: Transaction<Schema>, name: string, script: string): Promise<boolean> {
  const seen = await sql`select from migration where name = ${name}`.execute(trx)
  if (seen.rows.length > 0) return false
  await sql.raw(script).execute(trx)
  await sql`insert into migration values (${name}, now())`.execute(trx)
  return true
}

/** The lock ends with its transaction, so that it holds through a transaction pooler as well. */
function inLock<T>({ unhurried }: Database, work: (trx: Transaction<Schema>) => Promise<T>) {
  return unhurried.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    return work(trx)
  })
}
