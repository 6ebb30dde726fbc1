import { found } from '#contract/domain/refusal.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { Review } from '#contract/domain/review.ts'
import { reviewsShownAtMost } from '#contract/limits.ts'
import { findListingsById } from '#server/db/repositories/listings.ts'
import {
  reviewsOfListing,
  reviewsOfReservation,
  reviewsOfUser,
} from '#server/db/repositories/reviews.ts'
import type { Context } from './context.ts'
import { readListing } from './listings.ts'
import { reservationOfParty } from './reservations.ts'
import { readPublicUser } from './users.ts'

/** What renters say about a listing, a deleted one too: the newest first, at most 100. */
export async function readListingReviews({ db }: Context, listingId: number): Promise<Review[]> {
  found((await findListingsById(db, [listingId]))[0], 'listing')
  return reviewsOfListing(db, listingId, reviewsShownAtMost)
}

/** What others say about a user in either role: the newest first, at most 100. */
export async function readUserReviews(context: Context, userId: number): Promise<Review[]> {
  await readPublicUser(context, userId)
  return reviewsOfUser(context.db, userId, reviewsShownAtMost)
}

/** What the two sides of a reservation have said of it, for these two alone. */
export async function readReservationReviews(
  context: Context,
  userId: number,
  reservationId: number,
): Promise<Review[]> {
  const reservation = await reservationOfParty(context, userId, reservationId)
  return reviewsOfReservation(context.db, reservation)
}

export async function readListingWithReviews(
  context: Context,
  viewerId: number | null,
  id: number,
): Promise<{ listing: Listing; reviews: Review[]; isOwner: boolean }> {
  const listing = await readListing(context, viewerId, id)
  const reviews = await reviewsOfListing(context.db, id, reviewsShownAtMost)
  return { listing, reviews, isOwner: listing.lenderId === viewerId }
}
