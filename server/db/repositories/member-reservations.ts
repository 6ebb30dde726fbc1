import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { reservationOf, type StoredReservation } from './reservations.ts'

/** Reservations that a user has on either side. */
const reservationsWith = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where(({ or, eb }) => or([eb('renter_id', '=', userId), eb('lender_id', '=', userId)]))

/** The first confirmed one that is under way or to come. */
export async function stayThatIsNotOver(
  db: Kysely<Schema>,
  userId: number,
  now: Date,
): Promise<StoredReservation | null> {
  const row = await reservationsWith(db, userId)
    .where('status', '=', 'confirmed')
    .where('to_at', '>', now)
    .orderBy('from_at')
    .limit(1)
    .executeTakeFirst()
  return row ? reservationOf(row) : null
}

/** Those without an answer, in the order in which they were made. */
export async function waitingRequests(
  db: Kysely<Schema>,
  userId: number,
): Promise<StoredReservation[]> {
  const rows = await reservationsWith(db, userId)
    .where('status', '=', 'requested')
    .orderBy('id')
    .execute()
  return rows.map(reservationOf)
}
