import * as z from 'zod/mini'
import type { Review } from '../domain/review.ts'
import { reviewRecord, type ReviewRecord } from '../wire/review.ts'
import { decodeFlag, decodeInstant, encodeFlag, encodeInstant } from './primitives.ts'

export function decodeReview(wire: ReviewRecord): Review {
  const { StarsItem, ReviewItem, ReviewForRentId } = wire
  return {
    id: wire.Id,
    reservationId: wire.ReservationId,
    by: wire.ReviewForLendingUserId === null ? 'lender' : 'renter',
    author: {
      id: wire.UserId,
      firstName: wire.FirstName,
      picture: wire.profileImage,
      isFormer: decodeFlag(wire.IsFormer),
    },
    subjectId: wire.ReviewForUserId,
    ofUser: { stars: wire.StarsUser, text: wire.ReviewUser },
    ofListing:
      StarsItem === null || ReviewForRentId === null
        ? null
        : { listingId: ReviewForRentId, stars: StarsItem, text: ReviewItem ?? '' },
    createdOn: decodeInstant(wire.DateCreated),
  }
}

export function encodeReview(review: Review): ReviewRecord {
  const { author, ofUser, ofListing } = review
  return {
    Id: review.id,
    ReservationId: review.reservationId,
    UserId: author.id,
    FirstName: author.firstName,
    profileImage: author.picture,
    IsFormer: encodeFlag(author.isFormer),
    ReviewForUserId: review.subjectId,
    StarsUser: ofUser.stars,
    StarsItem: ofListing?.stars ?? null,
    ReviewUser: ofUser.text,
    ReviewItem: ofListing?.text ?? null,
    ReviewForLendingUserId: review.by === 'renter' ? review.subjectId : null,
    ReviewForRentId: ofListing?.listingId ?? null,
    DateCreated: encodeInstant(review.createdOn),
  }
}

export const reviewCodec = z.codec(reviewRecord, z.custom<Review>(), {
  decode: decodeReview,
  encode: encodeReview,
})
