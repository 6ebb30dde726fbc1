import { sql, type Kysely } from 'kysely'
import { currencyByCode, currencyById } from '#contract/domain/currency.ts'
import { rentPeriodById, rentPeriodId } from '#contract/domain/rent-period.ts'
import type {
  Reservation,
  ReservationRequest,
  ReservationStatus,
  ReservationView,
  Side,
} from '#contract/domain/reservation.ts'
import { anyOf } from '../any-of.ts'
import { keyColumns, type Idempotency } from '../idempotency.ts'
import type { Schema } from '../schema.ts'
import { cutShortOf } from './cut-short.ts'
import { findListingsById } from './listings.ts'
import { findPublicUsers } from './users.ts'

export const selectReservations = (db: Kysely<Schema>) =>
  db
    .selectFrom('reservation')
    .select([
      'id',
      'listing_id',
      'renter_id',
      'lender_id',
      'period_id',
      'periods',
      'price_minor',
      'currency_id',
      'status',
      'cancelled_by',
      'note',
      'from_at',
      'to_at',
      'made_on',
      'updated_on',
    ])

type ReservationRow = Awaited<ReturnType<ReturnType<typeof selectReservations>['execute']>>[number]

/** A reservation with what only the server looks at. */
export interface StoredReservation extends Reservation {
  lenderId: number
}

export function reservationOf(row: ReservationRow): StoredReservation {
  return {
    id: row.id,
    listingId: row.listing_id,
    renterId: row.renter_id,
    lenderId: row.lender_id,
    period: rentPeriodById(row.period_id),
    periods: row.periods,
    price: { amount: row.price_minor, currency: currencyById(row.currency_id).code },
    status: row.status as ReservationStatus,
    cancelledBy: row.cancelled_by as Side | null,
    note: row.note,
    from: row.from_at,
    to: row.to_at,
    madeOn: row.made_on,
    updatedOn: row.updated_on,
  }
}

export async function findReservation(
  db: Kysely<Schema>,
  id: number,
): Promise<StoredReservation | null> {
  const row = await selectReservations(db).where('id', '=', id).executeTakeFirst()
  return row ? reservationOf(row) : null
}

/** Newest first.
 *  @param before where the last page ended; null for the first one */
export async function reservationsOf(
  db: Kysely<Schema>,
  {
    userId,
    side,
    before,
    limit,
  }: { userId: number; side: Side; before: number | null; limit: number },
): Promise<StoredReservation[]> {
  const rows = await selectReservations(db)
    .where(side === 'renter' ? 'renter_id' : 'lender_id', '=', userId)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(reservationOf)
}

/** How the newest reservation of each renter and listing stands. */
export async function latestReservations(
  db: Kysely<Schema>,
  { listingIds, renterIds }: { listingIds: number[]; renterIds: number[] },
): Promise<Pick<Reservation, 'id' | 'listingId' | 'renterId' | 'status' | 'to' | 'madeOn'>[]> {
  if (listingIds.length === 0) return []
  const rows = await db
    .selectFrom('reservation')
    .distinctOn(['listing_id', 'renter_id'])
    .select(['id', 'listing_id', 'renter_id', 'status', 'to_at', 'made_on'])
    .where('listing_id', '=', anyOf(listingIds))
    .where('renter_id', '=', anyOf(renterIds))
    .orderBy('listing_id')
    .orderBy('renter_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    listingId: row.listing_id,
    renterId: row.renter_id,
    status: row.status as ReservationStatus,
    to: row.to_at,
    madeOn: row.made_on,
  }))
}

/** Puts beside each reservation its listing, the two people, their conversation, and who has reviewed it or cut it short. */
export async function withParties(
  db: Kysely<Schema>,
  reservations: StoredReservation[],
): Promise<ReservationView[]> {
  const listingIds = [...new Set(reservations.map(({ listingId }) => listingId))]
  const userIds = [
    ...new Set(reservations.flatMap(({ renterId, lenderId }) => [renterId, lenderId])),
  ]
  const listings = new Map(
    (await findListingsById(db, listingIds)).map((listing) => [listing.id, listing]),
  )
  const users = await findPublicUsers(db, userIds)
  const chats = await chatIdsOf(db, { listingIds, userIds })
  const ids = reservations.map(({ id }) => id)
  const reviewers = await reviewersOf(db, { listingIds, ids })
  const cutShort = await cutShortOf(db, { listingIds, ids })
  return reservations.flatMap((reservation) => {
    const listing = listings.get(reservation.listingId)
    const renter = users.get(reservation.renterId)
    const lender = users.get(reservation.lenderId)
    if (!listing || !renter || !lender) return []
    const chatId = chats.get(`${reservation.listingId} ${reservation.renterId}`) ?? null
    const reviewedBy = reviewers.get(reservation.id) ?? []
    const cutShortBy = cutShort.get(reservation.id) ?? null
    return [{ ...reservation, listing, renter, lender, chatId, reviewedBy, cutShortBy }]
  })
}

/** The conversations about these listings, by listing and renter. */
async function chatIdsOf(
  db: Kysely<Schema>,
  { listingIds, userIds }: { listingIds: number[]; userIds: number[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; parties: string }>`
    select id, listing_id || ' ' || renter_id as parties from chat
    where listing_id = ${anyOf(listingIds)}
      and renter_id = ${anyOf(userIds)}`.execute(db)
  return new Map(rows.map(({ id, parties }) => [parties, id]))
}

async function reviewersOf(
  db: Kysely<Schema>,
  { listingIds, ids }: { listingIds: number[]; ids: number[] },
): Promise<Map<number, Side[]>> {
  const { rows } = await sql<{ id: number; sides: Side[] }>`
    select reservation_id as id, array_agg(side order by side) as sides from review
    where listing_id = ${anyOf(listingIds)}
      and reservation_id = ${anyOf(ids)}
    group by reservation_id`.execute(db)
  return new Map(rows.map(({ id, sides }) => [id, sides]))
}

/** How many requests wait for a lender's answer. */
export async function countWaiting(
  db: Kysely<Schema>,
  lenderId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reservation
    where lender_id = ${lenderId} and status = 'requested' and expires_at > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface NewReservation extends ReservationRequest {
  renterId: number
  lenderId: number
  periods: number
  status: ReservationStatus
  expiresAt: Date | null
  now: Date
  idempotency: Idempotency | null
}

export async function insertReservation(
  db: Kysely<Schema>,
  reservation: NewReservation,
): Promise<number> {
  const { id } = await db
    .insertInto('reservation')
    .values({
      listing_id: reservation.listingId,
      renter_id: reservation.renterId,
      lender_id: reservation.lenderId,
      status: reservation.status,
      from_at: reservation.from,
      to_at: reservation.to,
      period_id: rentPeriodId(reservation.period),
      periods: reservation.periods,
      price_minor: reservation.price.amount,
      currency_id: currencyByCode(reservation.price.currency).id,
      made_on: reservation.now,
      updated_on: reservation.now,
      expires_at: reservation.expiresAt,
      ...keyColumns(reservation.idempotency),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateStatus(
  db: Kysely<Schema>,
  { id, listingId }: Pick<Reservation, 'id' | 'listingId'>,
  change: { status: ReservationStatus; cancelledBy: Side | null; note: string; now: Date },
): Promise<void> {
  await db
    .updateTable('reservation')
    .set({
      status: change.status,
      cancelled_by: change.cancelledBy,
      note: change.note,
      updated_on: change.now,
    })
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .execute()
}

/** The first of a listing's requests that wait, otherwise of its stays that are not over. */
export async function firstPending(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<StoredReservation | null> {
  const row = await selectReservations(db)
    .where('listing_id', '=', listingId)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('to_at', '>', now)
    .orderBy(sql`status = 'requested'`, 'desc')
    .orderBy('from_at')
    .limit(1)
    .executeTakeFirst()
  return row ? reservationOf(row) : null
}

/** Requests of a listing whose time is over. */
export async function overdueRequests(
  db: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<StoredReservation[]> {
  const rows = await selectReservations(db)
    .where('listing_id', '=', listingId)
    .where('status', '=', sql.lit('requested'))
    .where('expires_at', '<=', now)
    .execute()
  return rows.map(reservationOf)
}

/** Listings with requests whose time is over, in the order of their ids.
 *  @param after where the last page ended */
export async function listingsWithOverdue(
  db: Kysely<Schema>,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('reservation')
    .select('listing_id')
    .distinct()
    .where('status', '=', sql.lit('requested'))
    .where('expires_at', '<=', now)
    .where('listing_id', '>', after)
    .orderBy('listing_id')
    .limit(limit)
    .execute()
  return rows.map(({ listing_id }) => listing_id)
}
