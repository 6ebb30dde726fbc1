import { expect, test } from 'vitest'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { unsentReview } from './unsent-review.ts'

const ofUser = { reservationId: 3, starsUser: 4, reviewUser: 'Quick to answer.' }
const ofListing = { starsItem: 2, reviewItem: 'Dark rooms.' }
const path = '/api/reserve/review'
const saidIn = (kind: 'renter-review' | 'lender-review' | 'heart', body: unknown) =>
  unsentReview(keptItem({ kind, request: { method: 'POST', path, body } }))

test('a review that waits says what was written of each', () => {
  expect(saidIn('renter-review', { ...ofUser, ...ofListing })).toMatchObject({
    ofUser: { stars: 4, text: 'Quick to answer.' },
    ofListing: { stars: 2, text: 'Dark rooms.' },
  })
  expect(saidIn('lender-review', ofUser)).toMatchObject({
    ofUser: { stars: 4, text: 'Quick to answer.' },
  })
})

test('what is no review, or of another version, says nothing', () => {
  expect(saidIn('heart', ofUser)).toBeNull()
  expect(saidIn('renter-review', { said: 'Dark rooms.' })).toBeNull()
  expect(saidIn('lender-review', { said: 'Quick to answer.' })).toBeNull()
})
