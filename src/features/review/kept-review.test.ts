import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetReview, keepReview, keptReview, newReview } from './kept-review.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

test('a review begins with five stars and no words', () => {
  const untouched = { stars: 5, text: '' }
  expect(newReview()).toMatchObject({ ofUser: untouched, ofListing: untouched })
})

test('what was written is there again with its key, until it is forgotten', () => {
  const draft = newReview({ ofListing: { stars: 2, text: 'Dark rooms.' } })
  keepReview('review', draft)
  expect(keptReview('review')).toEqual(draft)
  expect(keptReview('another review')).toBeNull()
  forgetReview('review')
  expect(keptReview('review')).toBeNull()
})

const readable = JSON.stringify(newReview())
test.each([
  'no JSON',
  'null',
  '{}',
  readable.replace('5', '"5"'),
  readable.replace('5', 'null'),
  readable.replace('"text":""', '"text":7'),
  readable.replace('"key"', '"lock"'),
])('what cannot be read is as if nothing were kept: %s', (text) => {
  stored.set('review', text)
  expect(keptReview('review')).toBeNull()
})

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  keepReview('review', newReview())
  expect(keptReview('review')).toBeNull()
  forgetReview('review')
})
