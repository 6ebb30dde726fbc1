import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { clockDifferenceMs } from './is-due.ts'

/** So many at once; each comes back after so long. */
export interface TryLimit {
  atOnce: number
  refillMs: number
}

const ms = (count: number) => sql`${count}::float8 * interval '1 millisecond'`

/** Uses up one try, in whatever process; it is given back with the transaction.
 *  @returns null, or when there is one again */
export async function takeTry(
  db: Kysely<Schema>,
  keyHash: string,
  { atOnce, refillMs }: TryLimit,
  now: Date,
): Promise<Date | null> {
  // What cannot be was counted by a clock that has gone back since.
  const fullOn = sql`${ms(refillMs)} + case
    when try_count.full_on > ${now}::timestamptz + ${ms(atOnce * refillMs + clockDifferenceMs)} then ${now}::timestamptz
    else greatest(try_count.full_on, ${now}::timestamptz)
  end`
  const { rows } = await sql`
    insert into try_count (key_hash, full_on) values (${keyHash}, ${now}::timestamptz + ${ms(refillMs)})
    on conflict (key_hash) do update set full_on = ${fullOn}
    where ${fullOn} <= ${now}::timestamptz + ${ms(refillMs * atOnce)}
    returning full_on
  `.execute(db)
  if (rows.length > 0) return null
  const { full_on } = await countOf(db, keyHash).executeTakeFirstOrThrow()
  return freeOn(full_on, { atOnce, refillMs })
}

const countOf = (db: Kysely<Schema>, keyHash: string) =>
  db.selectFrom('try_count').select('full_on').where('key_hash', '=', keyHash)

const freeOn = (fullOn: Date, { atOnce, refillMs }: TryLimit): Date =>
  new Date(fullOn.getTime() - (atOnce - 1) * refillMs)

/** As `takeTry`, and uses up none. */
export async function peekTry(
  db: Kysely<Schema>,
  keyHash: string,
  limit: TryLimit,
  now: Date,
): Promise<Date | null> {
  const count = await countOf(db, keyHash).executeTakeFirst()
  if (!count) return null
  const again = freeOn(count.full_on, limit)
  const cannotBe = again.getTime() > now.getTime() + limit.refillMs + clockDifferenceMs
  return again <= now || cannotBe ? null : again
}

/** Takes a try back, as if it had not been made. */
export async function returnTry(
  db: Kysely<Schema>,
  keyHash: string,
  { refillMs }: TryLimit,
): Promise<void> {
  await sql`update try_count set full_on = full_on - ${ms(refillMs)} where key_hash = ${keyHash}`.execute(
    db,
  )
}

/** Removes what says nothing any more, but what somebody else is counting at this moment.
 *  @returns how many there were, up to the limit */
export async function removeFullTries(
  db: Kysely<Schema>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('try_count')
    .where('key_hash', 'in', ({ selectFrom }) =>
      selectFrom('try_count')
        .select('key_hash')
        .where('full_on', '<=', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
