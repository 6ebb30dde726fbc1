import { sql, type Insertable, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** PostgreSQL takes 65535 parameters a statement; smaller ones leave the thread free in between. */
const parametersAtMost = 20_000

/** Inserts rows with the ids they have; all rows name the same columns. */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const rowsAtOnce = Math.max(1, Math.floor(parametersAtMost / Math.max(1, columns)))
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce) as never)
      .execute()
  }
}

/** Lets the ids that the database gives begin after those that are there. */
export async function advanceIds(db: Kysely<Schema>, tables: (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'), max(id))
      from ${sql.table(table)} having max(id) is not null
    `.execute(db)
  }
}
