import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { compareListings, matchesFilter, openFilter } from '#contract/domain/filter.ts'
import { centreOf, isInside } from '#contract/domain/place.ts'
import { currencies } from '#contract/domain/currency.ts'
import type { ExchangeRates } from '#contract/domain/exchange.ts'
import { activeListing, bounds, filter } from '#tests/fixtures/listing-arbitraries.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { forgetKept, noteKept, readKept } from './kept-listings.ts'
import { forgetListings, recallListings, rememberListings } from './listing-store.ts'
import { noteGone } from './note-gone.ts'
import { searchDevice } from './search-device.ts'

const rates = Object.fromEntries(
  currencies.map(({ code }, i) => [code, 1 + i * 7]),
) as ExchangeRates
const pattaya = { south: 12.8, west: 100.7, north: 13.1, east: 101 }
const anything = openFilter(['ROOM', 'CONDO'])

beforeEach(() => forgetListings(new Set()))

it('finds what a plain look through all listings finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(activeListing(1), { minLength: 5, maxLength: 40 }),
      bounds,
      filter,
      async (listings, area, wanted) => {
        await forgetListings(new Set())
        const all = listings.map((listing, i) => ({ ...listing, id: i + 1 }))
        await rememberListings(all)
        const plain = all
          .filter(({ place }) => isInside(place, area))
          .filter((listing) => matchesFilter(listing, wanted, rates))
          .sort(compareListings(wanted, centreOf(area), rates))
        const found = await searchDevice({ bounds: area, filter: wanted }, rates)
        expect(found.listings.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
        expect(found.total).toBe(plain.length)
      },
    ),
    { numRuns: 200 },
  )
})

it('shows a listing as it was seen last', async () => {
  await rememberListings([listingExample({ id: 1, title: 'Old' })])
  await searchDevice({ bounds: pattaya, filter: anything }, rates)
  await rememberListings([listingExample({ id: 1, title: 'New' })])
  const { listings } = await searchDevice({ bounds: pattaya, filter: anything }, rates)
  expect(listings.map(({ title }) => title)).toEqual(['New'])
})

it('leaves out what the server has no more, also where a copy of it is kept', async () => {
  await rememberListings([1, 2, 3].map((id) => listingExample({ id })))
  await noteKept(1, { userId: null })
  for (const id of [1, 2]) await noteGone(id)
  const { listings } = await searchDevice({ bounds: pattaya, filter: anything }, rates)
  expect(listings.map(({ id }) => id)).toEqual([3])
  expect((await recallListings([1, 2])).map(({ id }) => id)).toEqual([1])
  await forgetKept((await readKept()).get(1)!)
})

it('leaves out what was not active, and what has no place', async () => {
  await rememberListings([
    listingExample({ id: 1, isActive: false }),
    listingExample({ id: 2, place: null }),
    listingExample({ id: 3 }),
  ])
  const { listings, oldestSeenAtMs } = await searchDevice(
    { bounds: pattaya, filter: anything },
    rates,
  )
  expect(listings.map(({ id }) => id)).toEqual([3])
  expect(oldestSeenAtMs).toBeGreaterThan(Date.now() - 60_000)
})

it('leaves out what is known to be taken', async () => {
  await rememberListings([1, 2].map((id) => listingExample({ id })))
  const found = await searchDevice({ bounds: pattaya, filter: anything }, rates, new Set([2]))
  expect(found.listings.map(({ id }) => id)).toEqual([1])
  expect(found.total).toBe(1)
})

it('says since when the oldest of what it has found is as it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const id of [1, 2, 3]) {
    vi.setSystemTime(id * 1000)
    await rememberListings([listingExample({ id, isActive: id > 1 })])
  }
  vi.useRealTimers()
  const search = async (bounds: typeof pattaya) =>
    (await searchDevice({ bounds, filter: anything }, rates)).oldestSeenAtMs
  expect(await search(pattaya)).toBe(2000)
  expect(await search({ ...pattaya, south: 13.09 })).toBeNull()
})
