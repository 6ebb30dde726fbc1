import * as z from 'zod/mini'
import { stars, textLimits } from '../limits.ts'
import { flag, id, instant, text } from './primitives.ts'

const starCount = z._default(
  z.int().check(z.minimum(stars.least), z.maximum(stars.most)),
  stars.byDefault,
)
const comment = z._default(text(textLimits.review), '')

/** `UserId`, `FirstName`, `profileImage` and `IsFormer` are the author's. A lender's review has no item, and
 *  `ReviewForLendingUserId` is null in it. */
export const reviewRecord = z.object({
  Id: id,
  ReservationId: id,
  UserId: id,
  FirstName: z.string(),
  profileImage: z.string(),
  IsFormer: z._default(flag, 0),
  ReviewForUserId: id,
  StarsUser: z.int(),
  StarsItem: z.nullable(z.int()),
  ReviewUser: z.string(),
  ReviewItem: z.nullable(z.string()),
  ReviewForLendingUserId: z.nullable(id),
  ReviewForRentId: z.nullable(id),
  DateCreated: instant,
})

export type ReviewRecord = z.output<typeof reviewRecord>

export const reviewByRenter = z.strictObject({
  reservationId: id,
  starsUser: starCount,
  reviewUser: comment,
  starsItem: starCount,
  reviewItem: comment,
})

export const reviewByLender = z.strictObject({
  reservationId: id,
  starsUser: starCount,
  reviewUser: comment,
})
