import { sql, type Kysely } from 'kysely'
import type { TakenBy } from '#contract/domain/calendar.ts'
import type { Stay } from '#contract/domain/stay.ts'
import type { Schema } from '../schema.ts'
import { failedOn } from '../sqlstate.ts'

/** Whether something active overlaps; call it under the listing's lock, once what is overdue has expired. */
export async function isTaken(
  db: Kysely<Schema>,
  { listingId, stay }: { listingId: number; stay: Stay },
): Promise<boolean> {
  const { rows } = await sql`
    select from taken_range
    where listing_id = ${listingId} and is_active and during && tstzrange(${stay.from}, ${stay.to})
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** Takes the dates, for a reservation or, without one, as a lender's block.
 *  @returns the range's id, or null when something active overlaps; the transaction is then good for nothing
 *  more */
export async function takeRange(
  db: Kysely<Schema>,
  {
    listingId,
    reservationId,
    stay,
  }: { listingId: number; reservationId: number | null; stay: Stay },
): Promise<number | null> {
  const kind = reservationId === null ? 'block' : 'reservation'
  try {
    const { rows } = await sql<{ id: number }>`
      insert into taken_range (listing_id, kind, reservation_id, during)
      values (${listingId}, ${kind}, ${reservationId}, tstzrange(${stay.from}, ${stay.to}))
      returning id
    `.execute(db)
    return rows[0]?.id ?? null
  } catch (error) {
    if (failedOn(error, 'exclusionViolation', 'taken_range_no_overlap')) return null
    throw error
  }
}

export async function freeRange(
  db: Kysely<Schema>,
  { listingId, reservationId }: { listingId: number; reservationId: number },
): Promise<void> {
  await db
    .updateTable('taken_range')
    .set({ is_active: false })
    .where('listing_id', '=', listingId)
    .where('reservation_id', '=', reservationId)
    .execute()
}

/** An unanswered request whose time is over holds nothing, even before it is marked as expired. */
export const isOverdue = (now: Date) => sql<boolean>`exists (
  select from reservation
  where reservation.listing_id = taken_range.listing_id
    and reservation.id = taken_range.reservation_id
    and reservation.status = 'requested' and reservation.expires_at <= ${now}
)`

/** What is taken after an instant, soonest first. */
export async function takenRanges(
  db: Kysely<Schema>,
  listingId: number,
  { after, now }: { after: Date; now: Date },
): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select lower(during) as from, upper(during) as to from taken_range
    where listing_id = ${listingId} and is_active and upper(during) > ${after}
      and not ${isOverdue(now)}
    order by lower(during)
  `.execute(db)
  return rows
}

/** What is taken on this site itself after an instant, soonest first. */
export async function ownTakenRanges(
  db: Kysely<Schema>,
  listingId: number,
  { after, now }: { after: Date; now: Date },
): Promise<TakenBy[]> {
  const { rows } = await sql<TakenBy>`
    select kind, coalesce(reservation_id, id) as id, lower(during) as from, upper(during) as to
    from taken_range
    where listing_id = ${listingId} and is_active and kind <> 'import' and upper(during) > ${after}
      and not ${isOverdue(now)}
    order by lower(during)
  `.execute(db)
  return rows
}
