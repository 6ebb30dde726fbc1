import type { Reservation, Side } from './reservation.ts'
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

/** From the start of a confirmed stay on, for both sides. @see docs/product.md §5 */
export function mayBeReviewed(
  { status, from }: Pick<Reservation, 'status' | 'from'>,
  now: Date,
): boolean {
  return status === 'confirmed' && from <= now
}
