import type { Kysely } from 'kysely'
import { found, Refusal } from '#contract/domain/refusal.ts'
import {
  isActive,
  type ReservationChange,
  type ReservationStatus,
  type ReservationView,
  type Side,
} from '#contract/domain/reservation.ts'
import type { Stay } from '#contract/domain/stay.ts'
import { isKeptByReview, mayMove } from '#contract/domain/transitions.ts'
import { startOfHour } from '#contract/domain/zone.ts'
import { reservationsPerPage } from '#contract/limits.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { openChat } from '#server/db/repositories/chats.ts'
import { takeImported } from '#server/db/repositories/imported-ranges.ts'
import { findListing, lockListing } from '#server/db/repositories/listings.ts'
import { changesOf } from '#server/db/repositories/reservation-changes.ts'
import {
  countWaiting,
  findReservation,
  reservationsOf,
  updateStatus,
  withParties,
  type StoredReservation,
} from '#server/db/repositories/reservations.ts'
import { reviewsOfReservation } from '#server/db/repositories/reviews.ts'
import { freeRange, takenRanges } from '#server/db/repositories/taken-ranges.ts'
import { hasBlocked } from '#server/db/repositories/user-blocks.ts'
import type { Schema } from '#server/db/schema.ts'
import { sideOf } from '#server/policies/reservation.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { earlierRequest } from './idempotency.ts'
import { asSeenBy } from './listings.ts'
import { assertMember } from './members.ts'
import { postMessage } from './post-message.ts'
import { recordChange } from './record-change.ts'

/** Reservations with the listing and the people as this viewer may see them. */
async function viewsOf(
  db: Kysely<Schema>,
  viewerId: number,
  reservations: StoredReservation[],
): Promise<ReservationView[]> {
  const views = await withParties(db, reservations)
  return views.map((view) => ({ ...view, listing: asSeenBy(viewerId, view.listing) }))
}

/** One reservation as this viewer may see it. */
export async function viewOf(
  db: Kysely<Schema>,
  viewerId: number,
  reservation: StoredReservation,
): Promise<ReservationView> {
  return found((await viewsOf(db, viewerId, [reservation]))[0], 'reservation')
}

/** The side of a reservation that a user is on.
 *  @throws Refusal 'not-yours' for a stranger */
export function assertParty(userId: number, reservation: StoredReservation): Side {
  const side = sideOf(userId, reservation)
  if (!side) throw new Refusal('not-yours', 'This reservation is not yours.')
  return side
}

/** A reservation, for its two sides. @throws Refusal 'not-yours' for a stranger */
export async function reservationOfParty(
  { db }: Context,
  userId: number,
  id: number,
): Promise<StoredReservation> {
  const reservation = found(await findReservation(db, id), 'reservation')
  assertParty(userId, reservation)
  return reservation
}

export async function readReservation(
  context: Context,
  userId: number,
  id: number,
): Promise<ReservationView> {
  return viewOf(context.db, userId, await reservationOfParty(context, userId, id))
}

export async function readHistory(
  context: Context,
  userId: number,
  id: number,
): Promise<ReservationChange[]> {
  return changesOf(context.db, await reservationOfParty(context, userId, id))
}

/** How many requests wait for this lender's answer. */
export const readWaitingCount = ({ db, now }: Context, lenderId: number): Promise<number> =>
  countWaiting(db, lenderId, now())

/** A page of them, newest first. */
export async function readReservations(
  { db }: Context,
  userId: number,
  { side, before }: { side: Side; before: number | null },
): Promise<{ reservations: ReservationView[]; hasMore: boolean }> {
  const limit = reservationsPerPage + 1
  const stored = await reservationsOf(db, { userId, side, before, limit })
  const reservations = await viewsOf(db, userId, stored.slice(0, reservationsPerPage))
  return { reservations, hasMore: stored.length === limit }
}

/** From the hour that has begun: a stay can begin with it, and one that was over since is in its way. */
export async function readTakenRanges({ db, now }: Context, listingId: number): Promise<Stay[]> {
  const { zone } = found(await findListing(db, listingId), 'listing')
  const at = now()
  return takenRanges(db, listingId, { after: startOfHour(at, zone), now: at })
}

export interface Move {
  to: ReservationStatus
  note: string
  /** The state that the person saw; null when the caller does not say. */
  seen: ReservationStatus | null
}

/** Moves a reservation along the table of transitions. Repeating a change that is already made is
 *  fine; one that is not possible now leaves everything and says how the reservation stands. */
export async function moveReservation(
  context: Context,
  userId: number,
  id: number,
  move: Move,
  idempotency: Idempotency | null,
): Promise<{ moved: boolean; reservation: ReservationView }> {
  const { listingId } = found(await findReservation(context.db, id), 'reservation')
  const answer = await context.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    // One look at the clock: between two a request could become overdue and still be confirmed.
    const now = context.now()
    assertParty(userId, found(await findReservation(trx, id), 'reservation'))
    const by = { listingId, authorId: userId }
    const earlier = await earlierRequest(trx, 'reservation_change', by, idempotency)
    if (earlier === null) await assertMember(trx, userId)
    await expireOverdue(trx, listingId, now)

    const reservation = found(await findReservation(trx, id), 'reservation')
    const moved =
      earlier !== null ||
      hasBeen(reservation, move, userId) ||
      (!(await isKept(trx, userId, reservation, move.to)) &&
        (await makeMove(trx, { userId, reservation, move, now, idempotency })))
    const current = found(await findReservation(trx, id), 'reservation')
    return { moved, reservation: await viewOf(trx, userId, current) }
  })
  context.wakeMailer()
  context.wakePusher()
  return answer
}

/** Whether nothing is left to do. Of two who have cancelled, the second one's words would be told to nobody. */
const hasBeen = (reservation: StoredReservation, { to, note }: Move, userId: number): boolean =>
  reservation.status === to &&
  (to !== 'cancelled' ||
    note === '' ||
    reservation.cancelledBy === assertParty(userId, reservation))

async function isKept(
  trx: Kysely<Schema>,
  userId: number,
  reservation: StoredReservation,
  to: ReservationStatus,
): Promise<boolean> {
  const reviews = await reviewsOfReservation(trx, reservation)
  const reviewedBy = reviews.map(({ by }) => by)
  return isKeptByReview(reviewedBy, to, assertParty(userId, reservation))
}

/** Makes a move if it is possible now; call it under the listing's lock, with its overdue requests expired.
 *  @returns whether it was */
export async function makeMove(
  trx: Kysely<Schema>,
  {
    userId,
    madeBy,
    reservation,
    move: { to, note, seen },
    now,
    idempotency,
  }: {
    userId: number
    /** Where it was not the user. */
    madeBy?: 'operator'
    reservation: StoredReservation
    move: Move
    now: Date
    idempotency: Idempotency | null
  },
): Promise<boolean> {
  const { id: reservationId, listingId, status: from } = reservation
  const side = assertParty(userId, reservation)
  const seenOtherwise = seen !== null && seen !== from
  if (seenOtherwise || !mayMove(reservation, to, side, now)) return false
  const isWithheld = note !== '' && (await isBlocked(trx, userId, reservation))
  const told = isWithheld ? '' : note
  await updateStatus(trx, reservation, {
    status: to,
    cancelledBy: to === 'cancelled' ? side : null,
    note: told,
    now,
  })
  if (!isActive({ status: to })) {
    await freeRange(trx, { listingId, reservationId })
    await takeImported(trx, listingId)
  }
  const change = { reservation, authorId: userId, from, to, now }
  await recordChange(trx, { ...change, note: told, idempotency, madeBy })
  if (isWithheld) await postWithheld(trx, { ...change, text: note })
  return true
}

/** Whether the other one of the two has blocked this one. */
const isBlocked = (
  trx: Kysely<Schema>,
  userId: number,
  { renterId, lenderId }: StoredReservation,
): Promise<boolean> =>
  hasBlocked(trx, { blockerId: userId === renterId ? lenderId : renterId, blockedId: userId })

/** The words of who is blocked stand in the conversation as all that they write: for them alone. */
async function postWithheld(
  trx: Kysely<Schema>,
  {
    reservation: { listingId, renterId, lenderId },
    ...words
  }: { reservation: StoredReservation; authorId: number; text: string; now: Date },
): Promise<void> {
  const chat = await openChat(trx, { listingId, renterId, hostId: lenderId, now: words.now })
  const message = { ...words, chat, notice: null, idempotency: null, isWithheld: true }
  await postMessage(trx, message)
}
