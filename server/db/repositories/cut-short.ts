import { sql, type Kysely } from 'kysely'
import type { Side } from '#contract/domain/reservation.ts'
import { anyOf } from '../any-of.ts'
import type { Schema } from '../schema.ts'

/** Of these reservations, which were cancelled when they had begun, and by whom: none that was a request until then. */
export async function cutShortOf(
  db: Kysely<Schema>,
  { listingIds, ids }: { listingIds: number[]; ids: number[] },
): Promise<Map<number, Side>> {
  const { rows } = await sql<{ id: number; side: Side }>`
    select reservation.id, reservation.cancelled_by as side from reservation
    join reservation_change as change
      on change.listing_id = reservation.listing_id and change.reservation_id = reservation.id
    where reservation.listing_id = ${anyOf(listingIds)}
      and reservation.id = ${anyOf(ids)}
      and reservation.status = 'cancelled'
      and change.from_status = 'confirmed' and change.to_status = 'cancelled'
      and change.at >= reservation.from_at`.execute(db)
  return new Map(rows.map(({ id, side }) => [id, side]))
}
