import { expect, test } from 'vitest'
import { leastPrice, missingParts, type Offer } from './listing.ts'
import { perPeriod, type RentPeriod } from './rent-period.ts'

const offer = (price: number | null, offered = true): Offer => ({ offered, price, approval: false })
const listingWith = (offers: Partial<Record<RentPeriod, Offer>>) => ({
  currency: 'THB' as const,
  offers: perPeriod((period) => offers[period] ?? offer(null, false)),
})

test('the least price is that of the shortest period that can be reserved', () => {
  const listing = listingWith({ weekly: offer(500_000), daily: offer(90_000) })
  expect(leastPrice(listing)).toEqual({
    period: 'daily',
    price: { amount: 90_000, currency: 'THB' },
  })
})

test('an offer that is switched off, has no price or costs nothing is passed over', () => {
  const listing = listingWith({
    hourly: offer(9_000, false),
    daily: offer(null),
    weekly: offer(0),
    monthly: offer(1_500_000),
  })
  expect(leastPrice(listing)?.period).toBe('monthly')
})

test('without an offer there is none', () => {
  expect(leastPrice(listingWith({}))).toBeNull()
})

test('a listing needs a title, a place and an offer with a price before it can be active', () => {
  const place = { lat: 12.9, lng: 100.9 }
  const whole = { ...listingWith({ daily: offer(90_000) }), title: 'Loft by the sea', place }
  expect(missingParts(whole)).toEqual([])
  expect(missingParts({ ...whole, title: ' ' })).toEqual(['title'])
  expect(missingParts({ ...whole, place: null })).toEqual(['place'])
  expect(missingParts({ ...whole, ...listingWith({ daily: offer(0) }) })).toEqual(['offer'])
  expect(missingParts({ ...listingWith({}), title: '', place: null })).toEqual([
    'title',
    'place',
    'offer',
  ])
})
