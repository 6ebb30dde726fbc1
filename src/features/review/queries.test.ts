import { expect, test } from 'vitest'
import { audienceOf } from '#src/cache/audience.ts'
import { listingReviewsQuery, reservationReviewsQuery } from './queries.ts'

test('what two have said of their reservation is kept for the one who has asked, and not for whoever uses the device', () => {
  expect(audienceOf(listingReviewsQuery(3).queryKey, 5)).toBe('anyone/')
  expect(audienceOf(reservationReviewsQuery(7).queryKey, 5)).toBe('user-5/')
})
