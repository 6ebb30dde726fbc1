import type { Kysely } from 'kysely'
import type { ReservationChange, ReservationStatus } from '#contract/domain/reservation.ts'
import { keyColumns, type Idempotency } from '../idempotency.ts'
import type { Schema } from '../schema.ts'
import type { StoredReservation } from './reservations.ts'

export interface NewChange {
  listingId: number
  reservationId: number
  /** null when the clock did it. */
  authorId: number | null
  from: ReservationStatus | null
  to: ReservationStatus
  note: string
  now: Date
  idempotency: Idempotency | null
}

/** @returns the change's id */
export async function insertChange(db: Kysely<Schema>, change: NewChange): Promise<number> {
  const { id } = await db
    .insertInto('reservation_change')
    .values({
      listing_id: change.listingId,
      reservation_id: change.reservationId,
      author_id: change.authorId,
      from_status: change.from,
      to_status: change.to,
      note: change.note,
      at: change.now,
      ...keyColumns(change.idempotency),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What became of which reservation. */
export interface StoredChange {
  reservationId: number
  /** null when the clock did it. */
  authorId: number | null
  from: ReservationStatus | null
  to: ReservationStatus
  note: string
  at: Date
}

export async function findChange(
  db: Kysely<Schema>,
  { listingId, changeId }: { listingId: number; changeId: number },
): Promise<StoredChange | null> {
  const row = await db
    .selectFrom('reservation_change')
    .select(['reservation_id', 'author_id', 'from_status', 'to_status', 'note', 'at'])
    .where('listing_id', '=', listingId)
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!row) return null
  return {
    reservationId: row.reservation_id,
    authorId: row.author_id,
    from: row.from_status as ReservationStatus | null,
    to: row.to_status as ReservationStatus,
    note: row.note,
    at: row.at,
  }
}

/** Every step of a reservation, the first one first. */
export async function changesOf(
  db: Kysely<Schema>,
  { id, listingId, renterId }: Pick<StoredReservation, 'id' | 'listingId' | 'renterId'>,
): Promise<ReservationChange[]> {
  const rows = await db
    .selectFrom('reservation_change')
    .select(['at', 'from_status', 'to_status', 'author_id', 'note'])
    .where('listing_id', '=', listingId)
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.at,
    from: row.from_status as ReservationStatus | null,
    to: row.to_status as ReservationStatus,
    by: row.author_id === null ? null : row.author_id === renterId ? 'renter' : 'lender',
    note: row.note,
  }))
}
