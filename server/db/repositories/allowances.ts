import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Uses up one of what a user may do of a kind at once, in whatever process; it is given back with the transaction.
 *  @returns false when nothing is left */
export async function takeAllowance(
  db: Kysely<Schema>,
  { userId, kind }: { userId: number; kind: string },
  { atOnce, perMinute }: { atOnce: number; perMinute: number },
  now: Date,
): Promise<boolean> {
  const filled = sql<number>`least(
    ${atOnce}::float8,
    allowance.remaining + greatest(0, extract(epoch from ${now}::timestamptz - allowance.counted_on)) * ${perMinute / 60}::float8
  )`
  const { rows } = await sql`
    insert into allowance (user_id, kind, remaining, counted_on)
    values (${userId}, ${kind}, ${atOnce - 1}, ${now})
    on conflict (user_id, kind) do update set remaining = ${filled} - 1, counted_on = excluded.counted_on
    where ${filled} >= 1
    returning remaining
  `.execute(db)
  return rows.length > 0
}
