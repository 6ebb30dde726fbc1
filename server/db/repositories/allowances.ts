import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { clockDifferenceMs } from './is-due.ts'

/** Uses up one of what a user may do of a kind at once, in whatever process; it is given back with the transaction.
 *  @returns false when nothing is left */
export async function takeAllowance(
  db: Kysely<Schema>,
  { userId, kind }: { userId: number; kind: string },
  { atOnce, perMinute }: { atOnce: number; perMinute: number },
  now: Date,
): Promise<boolean> {
  const latest = new Date(now.getTime() + clockDifferenceMs)
  // What was counted later than that was counted by a clock that has gone back since.
  const filled = sql<number>`case when allowance.counted_on > ${latest}::timestamptz then ${atOnce}::float8
  else least(
    ${atOnce}::float8,
    allowance.remaining + greatest(0, extract(epoch from ${now}::timestamptz - allowance.counted_on)) * ${perMinute / 60}::float8
  ) end`
  const { rows } = await sql`
    insert into allowance (user_id, kind, remaining, counted_on)
    values (${userId}, ${kind}, ${atOnce - 1}, ${now})
    on conflict (user_id, kind) do update set remaining = ${filled} - 1, counted_on = excluded.counted_on
    where ${filled} >= 1
    returning remaining
  `.execute(db)
  return rows.length > 0
}
