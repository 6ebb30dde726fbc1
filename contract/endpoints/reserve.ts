import * as z from 'zod/mini'
import {
  reservationChangeCodec,
  reservationRequestCodec,
  reservationViewCodec,
  stayCodec,
} from '../codecs/reservation.ts'
import { reviewCodec } from '../codecs/review.ts'
import { byId, endpoint, idInPath } from '../endpoint.ts'
import { id } from '../wire/primitives.ts'
import { reservationMove } from '../wire/reservation.ts'
import { reviewByLender, reviewByRenter } from '../wire/review.ts'

export const createReservation = endpoint({
  method: 'POST',
  path: 'api/reserve/create',
  access: 'user',
  offline: 'queue',
  body: reservationRequestCodec,
  response: z.object({ Id: id }),
  invalidates: ['reservations', 'booked', 'chats', 'listing', 'search'],
})

export const getReservation = endpoint({
  method: 'GET',
  path: 'api/reserve/get/:id',
  access: 'user',
  params: byId,
  response: reservationViewCodec,
})

/** Every step of a reservation, the first one first, for its two sides. */
export const getReservationHistory = endpoint({
  method: 'GET',
  path: 'api/reserve/history/:id',
  access: 'user',
  params: byId,
  response: z.array(reservationChangeCodec),
})

/** How many requests wait for this lender's answer. */
export const getWaitingCount = endpoint({
  method: 'GET',
  path: 'api/reserve/waiting',
  access: 'user',
  response: z.int(),
})

/** The newest reservations of one side, or those before one of them. */
const listOf = {
  query: z.strictObject({ before: z.optional(idInPath) }),
  response: z.array(reservationViewCodec),
  beside: z.strictObject({ hasMore: z.boolean() }),
}

export const getOwnReservations = endpoint({
  method: 'GET',
  path: 'api/reserve/getmine',
  access: 'user',
  ...listOf,
})

export const getIncomingReservations = endpoint({
  method: 'GET',
  path: 'api/reserve/incoming',
  access: 'user',
  ...listOf,
})

export const getBookedRanges = endpoint({
  method: 'GET',
  path: 'api/reserve/getbooked/:id',
  params: byId,
  response: z.array(stayCodec),
})

export const moveReservation = endpoint({
  method: 'POST',
  path: 'api/reserve/edit/:id',
  access: 'user',
  offline: 'queue',
  params: byId,
  body: reservationMove,
  response: reservationViewCodec,
  invalidates: ['reservations', 'booked', 'own-dates', 'chats', 'search'],
})

export const reviewAsRenter = endpoint({
  method: 'POST',
  path: 'api/reserve/reviewrenter',
  access: 'user',
  offline: 'queue',
  body: reviewByRenter,
  response: z.null(),
  invalidates: ['reviews', 'reservations', 'listing', 'search', 'saved', 'user'],
})

export const reviewAsLender = endpoint({
  method: 'POST',
  path: 'api/reserve/reviewlender',
  access: 'user',
  offline: 'queue',
  body: reviewByLender,
  response: z.null(),
  invalidates: ['reviews', 'reservations', 'user'],
})

export const getListingReviews = endpoint({
  method: 'GET',
  path: 'api/reserve/itemreviews/:id',
  params: byId,
  response: z.array(reviewCodec),
})

export const getUserReviews = endpoint({
  method: 'GET',
  path: 'api/reserve/userreviews/:id',
  params: byId,
  response: z.array(reviewCodec),
})

/** What the two sides of a reservation have said, for these two. */
export const getReview = endpoint({
  method: 'GET',
  path: 'api/reserve/review/:id',
  access: 'user',
  params: byId,
  response: z.array(reviewCodec),
})
