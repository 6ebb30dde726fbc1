import { queryOptions } from '@tanstack/react-query'
import { getListingReviews, getReview, getUserReviews } from '#contract/endpoints/reserve.ts'
import { call } from '#src/api/call.ts'

/** What renters said of a listing, newest first. */
export const listingReviewsQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['reviews', 'listing', listingId],
    queryFn: async ({ signal }) =>
      (await call(getListingReviews, { params: { id: listingId }, signal })).resObj,
  })

/** What others said of a user, newest first. */
export const userReviewsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['reviews', 'user', userId],
    queryFn: async ({ signal }) =>
      (await call(getUserReviews, { params: { id: userId }, signal })).resObj,
  })

/** What the two sides of a reservation have said of it, for these two. */
export const reservationReviewsQuery = (reservationId: number) =>
  queryOptions({
    queryKey: ['reservations', reservationId, 'reviews'],
    queryFn: async ({ signal }) =>
      (await call(getReview, { params: { id: reservationId }, signal })).resObj,
    staleTime: 0,
  })
