import { statusNow } from './request-expiry.ts'
import { isActive, type ReservationView, type Side } from './reservation.ts'
import type { PublicUser } from './user.ts'

/** Stars and what was said with them; the text may be empty. */
export interface Verdict {
  stars: number
  text: string
}

/** What one side of a reservation says about the other, and the renter about the listing as well. */
export interface Review {
  id: number
  reservationId: number
  /** The side that wrote it. */
  by: Side
  author: Pick<PublicUser, 'id' | 'firstName' | 'picture' | 'isFormer'>
  /** The user it is about. */
  subjectId: number
  ofUser: Verdict
  /** null when the lender wrote it. */
  ofListing: (Verdict & { listingId: number }) | null
  createdOn: Date
}

/** What one side wants to say. */
export type NewReview = Pick<Review, 'reservationId' | 'by' | 'ofUser'> & {
  /** null when the lender writes it. */
  ofListing: Verdict | null
}

/** Why one side cannot review a reservation at `now`; null when it can. A stay that was cancelled when it had begun
 *  was a rental: the one who did not cancel it reviews it. Who did does not, or one quarter of an hour could be
 *  rented, cancelled and reviewed again and again.
 *  @see docs/product.md §5 */
export function reviewFault(
  reservation: Pick<ReservationView, 'status' | 'madeOn' | 'from' | 'to' | 'cutShortBy'>,
  by: Side,
  now: Date,
): 'too-early' | 'no-rental' | 'cut-short' | null {
  const { from, cutShortBy } = reservation
  const status = statusNow(reservation, now)
  if (isActive({ status })) return status === 'confirmed' && from <= now ? null : 'too-early'
  if (!cutShortBy) return 'no-rental'
  return cutShortBy === by ? 'cut-short' : null
}
