import type { Verdict } from '#contract/domain/review.ts'
import { stars } from '#contract/limits.ts'
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
export function keepReview(name: string, draft: ReviewDraft): void {
  try {
    localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the review lives as long as the page.
  }
}

export function forgetReview(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** @returns null when nothing is kept, or nothing that can be read */
export function keptReview(name: string): ReviewDraft | null {
  try {
    const kept: Partial<ReviewDraft> | null = JSON.parse(localStorage.getItem(name) ?? 'null')
    const { ofUser, ofListing, key } = kept ?? {}
    if (isVerdict(ofUser) && isVerdict(ofListing) && typeof key === 'string') {
      return { ofUser, ofListing, key }
    }
  } catch {
    // As above.
  }
  return null
}

const isVerdict = (value: Partial<Verdict> | undefined): value is Verdict =>
  Number.isInteger(value?.stars) && typeof value?.text === 'string'
