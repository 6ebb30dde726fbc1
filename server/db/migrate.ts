import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const migrations = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 7_829_529

/** Applies the SQL files of `server/db/migrations` that this database has not seen, by name, each in
 *  a transaction of its own. Several processes may do so at once.
 *  @returns the names applied. */
export async function migrate(database: Database, folder = migrations): Promise<string[]> {
  await inLock(database, async (trx) => {
    await sql`create table if not exists migration (
      name text primary key, applied_at timestamptz not null)`.execute(trx)
  })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const name of names) {
    const script = await readFile(join(folder, name), 'utf8')
    if (await inLock(database, (trx) => apply(trx, name, script))) applied.push(name)
  }
  return applied
}

async function apply(trx: Transaction<Schema>, name: string, script: string): Promise<boolean> {
  const seen = await sql`select from migration where name = ${name}`.execute(trx)
  if (seen.rows.length > 0) return false
  await sql.raw(script).execute(trx)
  await sql`insert into migration values (${name}, now())`.execute(trx)
  return true
}

/** The lock ends with its transaction, so that it holds through a transaction pooler as well. */
function inLock<T>({ kysely }: Database, work: (trx: Transaction<Schema>) => Promise<T>) {
  return kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    return work(trx)
  })
}
