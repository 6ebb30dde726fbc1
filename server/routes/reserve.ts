import { encodeListing } from '#contract/codecs/listing.ts'
import {
  encodeReservationChange,
  encodeReservationView,
  encodeStay,
} from '#contract/codecs/reservation.ts'
import { encodeReview } from '#contract/codecs/review.ts'
import {
  createReservation,
  getBookedRanges,
  getIncomingReservations,
  getListingReviews,
  getOwnReservations,
  getReservation,
  getReservationHistory,
  getReview,
  getUserReviews,
  getWaitingCount,
  moveReservation,
  reviewAsLender,
  reviewAsRenter,
} from '#contract/endpoints/reserve.ts'
import * as reservations from '#server/services/reservations.ts'
import * as reviews from '#server/services/reviews.ts'
import { postReview } from '#server/services/post-review.ts'
import { OfferChanged, reserve } from '#server/services/reserve.ts'
import { OutOfDate } from '#server/plugins/envelope.ts'
import { route } from '#server/plugins/route.ts'
import { assertNothing } from './in-the-way.ts'

function withOffer(error: unknown): never {
  if (!(error instanceof OfferChanged)) throw error
  throw new OutOfDate('offer-changed', error.message, encodeListing(error.listing))
}

const pageOf = (page: Awaited<ReturnType<typeof reservations.readReservations>>) => ({
  resObj: page.reservations.map(encodeReservationView),
  hasMore: page.hasMore,
})

export const reserveRoutes = [
  route(createReservation, async ({ context, userId, body, idempotency }) => ({
    resObj: { Id: await reserve(context, userId, body, idempotency).catch(withOffer) },
  })),

  route(getReservation, async ({ context, userId, params }) => ({
    resObj: encodeReservationView(await reservations.readReservation(context, userId, params.id)),
  })),

  route(getReservationHistory, async ({ context, userId, params }) => ({
    resObj: (await reservations.readHistory(context, userId, params.id)).map(
      encodeReservationChange,
    ),
  })),

  route(getWaitingCount, async ({ context, userId }) => ({
    resObj: await reservations.readWaitingCount(context, userId),
  })),

  route(getOwnReservations, async ({ context, userId, query: { before = null } }) =>
    pageOf(await reservations.readReservations(context, userId, { side: 'renter', before })),
  ),

  route(getIncomingReservations, async ({ context, userId, query: { before = null } }) =>
    pageOf(await reservations.readReservations(context, userId, { side: 'lender', before })),
  ),

  route(getBookedRanges, async ({ context, params }) => ({
    resObj: (await reservations.readTakenRanges(context, params.id)).map(encodeStay),
  })),

  route(moveReservation, async ({ context, userId, params, body, idempotency }) => {
    const move = { to: body.Status, note: body.Note ?? '', seen: body.From ?? null }
    const { moved, reservation } = await reservations.moveReservation(
      context,
      userId,
      params.id,
      move,
      idempotency,
    )
    const resObj = encodeReservationView(reservation)
    if (!moved) throw new OutOfDate('not-possible', 'This change is not possible now.', resObj)
    return { resObj }
  }),

  route(reviewAsRenter, async ({ context, userId, body, idempotency }) => {
    const review = {
      reservationId: body.reservationId,
      by: 'renter',
      ofUser: { stars: body.starsUser, text: body.reviewUser },
      ofListing: { stars: body.starsItem, text: body.reviewItem },
    } as const
    assertNothing(await postReview(context, userId, review, idempotency))
    return { resObj: null }
  }),

  route(reviewAsLender, async ({ context, userId, body, idempotency }) => {
    const review = {
      reservationId: body.reservationId,
      by: 'lender',
      ofUser: { stars: body.starsUser, text: body.reviewUser },
      ofListing: null,
    } as const
    assertNothing(await postReview(context, userId, review, idempotency))
    return { resObj: null }
  }),

  route(getListingReviews, async ({ context, params }) => ({
    resObj: (await reviews.readListingReviews(context, params.id)).map(encodeReview),
  })),

  route(getUserReviews, async ({ context, params }) => ({
    resObj: (await reviews.readUserReviews(context, params.id)).map(encodeReview),
  })),

  route(getReview, async ({ context, userId, params }) => ({
    resObj: (await reviews.readReservationReviews(context, userId, params.id)).map(encodeReview),
  })),
]
