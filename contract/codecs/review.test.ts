import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { decodeReview, reviewCodec } from './review.ts'

test('a review comes back as it went', () => {
  expectRoundTrip(reviewCodec, wire.review)
})

test('a listing is reviewed by renters alone', () => {
  fc.assert(
    fc.property(wire.review, (sent) => {
      const { by, ofListing } = decodeReview(sent)
      expect(ofListing !== null).toBe(by === 'renter')
    }),
  )
})
