import { statusNow } from './request-expiry.ts'
import type { Reservation, ReservationStatus, ReservationView, Side } from './reservation.ts'

/** Who moves a reservation: one of the two people, or the clock. */
export type Mover = Side | 'clock'

interface Transition {
  from: ReservationStatus
  to: ReservationStatus
  by: readonly Mover[]
}

/** Every change that a reservation can go through. @see docs/product.md §4 */
export const transitions: readonly Transition[] = [
  { from: 'requested', to: 'confirmed', by: ['lender'] },
  { from: 'requested', to: 'declined', by: ['lender'] },
  { from: 'requested', to: 'cancelled', by: ['renter'] },
  { from: 'requested', to: 'expired', by: ['clock'] },
  { from: 'confirmed', to: 'cancelled', by: ['renter', 'lender'] },
]

/** A stay that is over is completed, and nothing changes it any more. */
export function isCompleted(
  { status, to }: Pick<Reservation, 'status' | 'to'>,
  now: Date,
): boolean {
  return status === 'confirmed' && to <= now
}

export function mayMove(
  reservation: Pick<Reservation, 'status' | 'to'>,
  to: ReservationStatus,
  by: Mover,
  now: Date,
): boolean {
  if (by !== 'clock' && reservation.to <= now) return false
  return transitions.some(
    (each) => each.from === reservation.status && each.to === to && each.by.includes(by),
  )
}

/** What one of the two may do with a reservation now, in the order of the table. */
export function possibleMoves(
  reservation: Pick<ReservationView, 'status' | 'madeOn' | 'to' | 'reviewedBy'>,
  by: Side,
  now: Date,
): ReservationStatus[] {
  const current = { ...reservation, status: statusNow(reservation, now) }
  return transitions
    .map(({ to }) => to)
    .filter(
      (to, at, all) =>
        all.indexOf(to) === at &&
        mayMove(current, to, by, now) &&
        !isKeptByReview(reservation.reviewedBy, to, by),
    )
}

/** What somebody has reviewed was a rental for them: they do not cancel it any more. */
export function isKeptByReview(
  reviewedBy: readonly Side[],
  to: ReservationStatus,
  by: Side,
): boolean {
  return to === 'cancelled' && reviewedBy.includes(by)
}
