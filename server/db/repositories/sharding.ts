import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Whether the database is a cluster that is sharded by listing, by what it says itself. */
export async function isSharded(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}
