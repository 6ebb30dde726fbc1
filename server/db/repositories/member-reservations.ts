import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { reservationOf, selectReservations, type StoredReservation } from './reservations.ts'

/** Reservations that a user has on either side. */
const reservationsWith = (db: Kysely<Schema>, userId: number) =>
  selectReservations(db).where(({ or, eb }) =>
    or([eb('renter_id', '=', userId), eb('lender_id', '=', userId)]),
  )

/** The confirmed ones that are under way or to come, soonest first. */
export async function staysThatAreNotOver(
  db: Kysely<Schema>,
  userId: number,
  now: Date,
): Promise<StoredReservation[]> {
  const rows = await reservationsWith(db, userId)
    .where('status', '=', 'confirmed')
    .where('to_at', '>', now)
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(reservationOf)
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
