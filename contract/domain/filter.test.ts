import { describe, expect, test } from 'vitest'
import {
  anyPrice,
  compareListings,
  matchesFilter,
  openFilter,
  type SearchFilter,
} from './filter.ts'
import type { ExchangeRates } from './exchange.ts'
import type { Listing, Offer } from './listing.ts'
import { perPeriod, type RentPeriod } from './rent-period.ts'

const rates = { USD: 1, THB: 32, EUR: 0.8, RUB: 80, JPY: 150, AUD: 1.5, KRW: 1400, VND: 26_000 }
const filter = (fields: Partial<SearchFilter> = {}) => ({ ...openFilter(['CONDO']), ...fields })
const not: Offer = { offered: false, price: null, approval: true }
const at = (price: number | null): Offer => ({ offered: true, price, approval: true })
const offers = (some: Partial<Record<RentPeriod, Offer>>) => ({ ...perPeriod(() => not), ...some })
const prices = (period: RentPeriod, min: number | null, max: number | null) => ({
  ...anyPrice,
  [period]: { min, max },
})

const listing = (fields: Partial<Listing> = {}): Listing => ({
  id: 1,
  siteId: 2,
  lenderId: 1,
  isActive: true,
  title: 'Condo',
  type: 'CONDO',
  place: { lat: 13.75, lng: 100.5 },
  zone: 'Asia/Bangkok',
  zip: '',
  city: 'Bangkok',
  currency: 'USD',
  deposit: 0,
  depositTerms: '',
  details: 'Two rooms, pool/gym.',
  privateNotes: null,
  buildingId: null,
  offers: offers({ daily: at(3000) }),
  pictures: [],
  rating: null,
  updatedOn: new Date('2026-11-01T00:00:00Z'),
  ...fields,
})

const matches = (fields: Partial<Listing>, wanted: Partial<SearchFilter>) =>
  matchesFilter(listing(fields), filter(wanted), rates)

describe('a listing matches', () => {
  test('its type, any offered period and any price when nothing is restricted', () => {
    expect(matches({}, {})).toBe(true)
    expect(matches({ offers: offers({ daily: at(null) }) }, {})).toBe(true)
    expect(matches({ type: 'HOUSE' }, {})).toBe(false)
    expect(matches({ offers: offers({}) }, {})).toBe(false)
  })

  test('when one of the checked periods is offered', () => {
    expect(matches({}, { periods: ['hourly', 'daily'] })).toBe(true)
    expect(matches({}, { periods: ['hourly', 'weekly'] })).toBe(false)
  })

  test.each([
    [30, 30, true],
    [null, 30, true],
    [30, null, true],
    [30.01, null, false],
    [null, 29.99, false],
  ])('30 dollars between %s and %s: %s', (min, max, expected) => {
    expect(matches({}, { prices: prices('daily', min, max) })).toBe(expected)
  })

  test('with each price against its own range alone', () => {
    const both = { offers: offers({ hourly: at(500), daily: at(3000) }) }
    expect(matches(both, { periods: ['daily'], prices: prices('hourly', 900, null) })).toBe(true)
    expect(matches(both, { periods: ['hourly'], prices: prices('hourly', 900, null) })).toBe(false)
    expect(matches(both, { prices: { ...prices('hourly', 30, 30) } })).toBe(true)
    const neither = {
      ...perPeriod(() => ({ min: 1000, max: null })),
      hourly: { min: 30, max: 30 },
    }
    expect(matches(both, { prices: neither })).toBe(false)
  })

  test('without a price only where none is asked for', () => {
    const free = { offers: offers({ daily: at(null) }) }
    expect(matches(free, { prices: prices('daily', null, 100) })).toBe(false)
    expect(matches(free, { prices: prices('weekly', null, 100) })).toBe(true)
  })

  test('by a price that is switched off under no circumstances', () => {
    const off = { offers: offers({ daily: { ...at(3000), offered: false }, weekly: at(null) }) }
    expect(matches(off, { periods: ['daily'] })).toBe(false)
  })

  test('in the currency of the searcher, or in its own when there is none', () => {
    const baht = { currency: 'THB' as const, offers: offers({ daily: at(96_000) }) }
    const wanted = { prices: prices('daily', 25, 35) }
    expect(matches(baht, { ...wanted, currency: 'USD' })).toBe(true)
    expect(matches(baht, { ...wanted, currency: 'JPY' })).toBe(false)
    expect(matches(baht, { ...wanted, currency: null })).toBe(false)
    expect(matches(baht, { prices: prices('daily', 960, 960), currency: null })).toBe(true)
  })

  test('when the words of the keyword stand together in its details', () => {
    expect(matches({}, { keyword: 'pool gym' })).toBe(true)
    expect(matches({}, { keyword: 'gym pool' })).toBe(false)
    expect(matches({ title: 'With sauna' }, { keyword: 'sauna' })).toBe(false)
  })
})

describe('listings come', () => {
  const old = listing({ id: 1, updatedOn: new Date('2026-01-01T00:00:00Z') })
  const recent = listing({ id: 2 })
  const twin = listing({ id: 3 })
  const order = (sort: SearchFilter['sort'], all: Listing[], periods = filter().periods) =>
    all
      .toSorted(compareListings({ sort, periods }, { lat: 13.75, lng: 100.5 }, rates))
      .map(({ id }) => id)

  test('newest first, wherever they are, of two at the same instant the one made later', () => {
    const far = listing({ id: 7, place: { lat: 13.9, lng: 100.5 } })
    expect(order('newest', [old, recent, far, twin])).toEqual([7, 3, 2, 1])
  })

  test('cheapest first, by the lowest price of the checked periods in one currency', () => {
    const baht = listing({ id: 4, currency: 'THB', offers: offers({ daily: at(64_000) }) })
    const hourly = listing({ id: 5, offers: offers({ hourly: at(100), daily: at(9000) }) })
    const none = listing({ id: 6, offers: offers({ daily: at(null) }) })
    expect(order('price', [none, recent, baht, hourly])).toEqual([5, 4, 2, 6])
    expect(order('price', [none, recent, baht, hourly], ['daily'])).toEqual([4, 2, 5, 6])
  })

  test('cheapest first as far as the rates go, and newest first beyond', () => {
    const baht = listing({ id: 4, currency: 'THB', updatedOn: old.updatedOn })
    const yen = listing({ id: 5, currency: 'JPY' })
    const sorted = [baht, recent, yen].toSorted(
      compareListings(filter({ sort: 'price' }), { lat: 13.75, lng: 100.5 }, {} as ExchangeRates),
    )
    expect(sorted.map(({ id }) => id)).toEqual([2, 5, 4])
  })

  test('nearest first, newest first at one spot', () => {
    const far = listing({ id: 7, place: { lat: 13.9, lng: 100.5 } })
    expect(order('distance', [far, old, recent])).toEqual([2, 1, 7])
  })
})
