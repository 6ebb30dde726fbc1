import * as z from 'zod/mini'
import { reviewAsLender, reviewAsRenter } from '#contract/endpoints/reserve.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { newReview, type ReviewDraft } from './kept-review.ts'

/** What a review in the outbox says; null for what is none. */
export function unsentReview({ kind, request }: OutboxItem): ReviewDraft | null {
  if (kind === 'renter-review') {
    const { data } = z.safeDecode(reviewAsRenter.body, request.body as never)
    if (!data) return null
    return newReview({
      ofUser: { stars: data.starsUser, text: data.reviewUser },
      ofListing: { stars: data.starsItem, text: data.reviewItem },
    })
  }
  if (kind !== 'lender-review') return null
  const { data } = z.safeDecode(reviewAsLender.body, request.body as never)
  return data ? newReview({ ofUser: { stars: data.starsUser, text: data.reviewUser } }) : null
}
