import { queryOptions } from '@tanstack/react-query'
import { getListingReviews, getReview, getUserReviews } from '#contract/endpoints/reserve.ts'
import { asks } from '#src/api/asks.ts'

/** What renters said of a listing, newest first. */
export const listingReviewsQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['reviews', 'listing', listingId],
    queryFn: asks(getListingReviews, { params: { id: listingId } }),
  })

/** What others said of a user, newest first. */
export const userReviewsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['reviews', 'user', userId],
    queryFn: asks(getUserReviews, { params: { id: userId } }),
  })

/** What the two sides of a reservation have said of it, for these two. */
export const reservationReviewsQuery = (reservationId: number) =>
  queryOptions({
    queryKey: ['reservations', reservationId, 'reviews'],
    queryFn: asks(getReview, { params: { id: reservationId } }),
    staleTime: 0,
  })
