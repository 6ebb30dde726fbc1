import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import type { ReviewDraft } from './kept-review.ts'

/** What a review of each side is to the outbox. */
export const reviewKinds = { renter: 'renter-review', lender: 'lender-review' } as const

/** Hands a review to the outbox. */
export function queueReview(
  { id: reservationId, listing }: Pick<ReservationView, 'id' | 'listing'>,
  side: Side,
  { ofUser, ofListing, key }: ReviewDraft,
) {
  const call = { id: key, about: listing.title }
  const said = { reservationId, starsUser: ofUser.stars, reviewUser: ofUser.text.trim() }
  if (side === 'lender') return queueCall('lender-review', { body: said }, call)
  const saidOfListing = { starsItem: ofListing.stars, reviewItem: ofListing.text.trim() }
  return queueCall('renter-review', { body: { ...said, ...saidOfListing } }, call)
}
