import { expect, test } from 'vitest'
import { perPeriod } from '#contract/domain/rent-period.ts'
import { cheaperPeriod } from './cheaper-period.ts'

const zone = 'Asia/Bangkok'
const week = { from: new Date('2026-12-01T03:00:00Z'), to: new Date('2026-12-08T03:00:00Z') }
const prices = { hourly: null, daily: 90_000, weekly: 500_000, monthly: 1_800_000 }

const listing = (offered: Partial<Record<keyof typeof prices, boolean>> = {}) => ({
  zone,
  currency: 'THB' as const,
  offers: perPeriod((period) => ({
    offered: offered[period] ?? true,
    price: prices[period],
    approval: false,
  })),
})

test('seven days are cheaper as a week', () => {
  expect(cheaperPeriod(listing(), 'daily', week)).toEqual({
    period: 'weekly',
    periods: 1,
    price: { amount: 500_000, currency: 'THB' },
    total: { amount: 500_000, currency: 'THB' },
  })
})

test('five days at 4500 are cheaper than a week at 5000', () => {
  const five = { from: week.from, to: new Date('2026-12-06T03:00:00Z') }
  expect(cheaperPeriod(listing(), 'daily', five)).toBeNull()
})

test('of longer periods the cheapest is said, and none that costs as much', () => {
  const month = { from: week.from, to: new Date('2026-12-31T03:00:00Z') }
  expect(cheaperPeriod(listing(), 'daily', month)?.period).toBe('monthly')
  const dear = { ...listing(), offers: { ...listing().offers } }
  dear.offers.weekly = { ...dear.offers.weekly, price: 7 * prices.daily }
  expect(cheaperPeriod(dear, 'daily', week)).toBeNull()
})

test('a period that is not offered helps nobody, and neither does a shorter one', () => {
  expect(cheaperPeriod(listing({ weekly: false, monthly: false }), 'daily', week)).toBeNull()
  expect(cheaperPeriod(listing(), 'monthly', week)).toBeNull()
})
