import { expect, test } from 'vitest'
import { leastPrice, type Offer } from './listing.ts'
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
