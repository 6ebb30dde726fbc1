import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Where what is taken overlaps, or is not what reservations hold. */
export async function rangeFaults(db: Kysely<Schema>): Promise<string[]> {
  const { rows: overlaps } = await sql<{ listing: number; one: number; other: number }>`
    select one.listing_id as listing, one.id as one, other.id as other
    from taken_range as one
    join taken_range as other on other.listing_id = one.listing_id and other.id > one.id
      and other.during && one.during
    where one.is_active and other.is_active
    order by 1, 2, 3`.execute(db)
  const { rows: without } = await sql<{ listing: number; id: number; status: string }>`
    select listing_id as listing, id, status from reservation
    where ${isHolding} and not exists (
      select from taken_range
      where taken_range.listing_id = reservation.listing_id
        and reservation_id = reservation.id and ${isItsRange})
    order by id`.execute(db)
  const { rows: stray } = await sql<{ listing: number; id: number; reservation: number | null }>`
    select listing_id as listing, id, reservation_id as reservation from taken_range
    where kind = 'reservation' and is_active and not exists (
      select from reservation
      where reservation.listing_id = taken_range.listing_id
        and reservation.id = reservation_id and ${isHolding} and ${isItsRange})
    order by listing_id, id`.execute(db)
  return [
    ...overlaps.map(
      ({ listing, one, other }) =>
        `Listing ${listing}: the taken ranges ${one} and ${other} overlap.`,
    ),
    ...without.map(
      ({ listing, id, status }) =>
        `Listing ${listing}: reservation ${id} is ${status}, but does not hold its dates.`,
    ),
    ...stray.map(
      ({ listing, id, reservation }) =>
        `Listing ${listing}: the taken range ${id} holds dates for reservation ${reservation}, which does not.`,
    ),
  ]
}

const isHolding = sql`status in ('requested', 'confirmed')`

const isItsRange = sql`(
  kind = 'reservation' and is_active and during = tstzrange(from_at, to_at))`
