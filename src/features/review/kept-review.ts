import type { Verdict } from '#contract/domain/review.ts'
import { stars } from '#contract/limits.ts'
import { onDevice } from '#src/cache/kept-values.ts'
import { newKey } from '#src/api/new-key.ts'

/** A review that is being written. */
export interface ReviewDraft {
  ofUser: Verdict
  /** A lender's is never looked at. */
  ofListing: Verdict
  /** Goes with it through every try: the answer to an earlier one may have been lost. */
  key: string
}

const untouched: Verdict = { stars: stars.byDefault, text: '' }

export const newReview = (said: Partial<Omit<ReviewDraft, 'key'>> = {}): ReviewDraft => ({
  ofUser: untouched,
  ofListing: untouched,
  ...said,
  key: newKey(),
})

/** Keeps it on this device until it is sent. */
export const keepReview = (name: string, draft: ReviewDraft) => onDevice.keep(name, draft)

export const forgetReview = (name: string) => onDevice.forget(name)

/** @returns null when nothing is kept, or nothing that can be read */
export function keptReview(name: string): ReviewDraft | null {
  const { ofUser, ofListing, key } = (onDevice.read(name) ?? {}) as Partial<ReviewDraft>
  const isReview = isVerdict(ofUser) && isVerdict(ofListing) && typeof key === 'string'
  return isReview ? { ofUser, ofListing, key } : null
}

const isVerdict = (value: Partial<Verdict> | undefined): value is Verdict =>
  Number.isInteger(value?.stars) && typeof value?.text === 'string'
