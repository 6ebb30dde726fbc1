import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeFilter, typeIdsCodec } from '#contract/codecs/search.ts'
import { compareListings, matchesFilter, openFilter, type Search } from '#contract/domain/filter.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import { centreOf, distanceMetres, isInside } from '#contract/domain/place.ts'
import { overlaps } from '#contract/domain/stay.ts'
import { search, searchInBox } from '#contract/endpoints/rent.ts'
import { staylend } from '#sites/staylend/site.ts'
import { Client } from '#tests/fixtures/client.ts'
import * as arbitrary from '#tests/fixtures/listing-arbitraries.ts'
import { storeListings, type Stored } from '#tests/fixtures/stored-listings.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const types = listingTypesOfSite(staylend.id)
/** The plain reading of a search: look at each listing and sort. */
function scan(site: TestApp, stored: Stored[], { bounds, filter }: Search): number[] {
  const rates = site.context.rates.unitsPerUsd
  const { freeDuring } = filter
  return stored
    .filter(({ place }) => isInside(place, bounds))
    .filter((listing) => matchesFilter(listing, filter, rates))
    .filter(({ taken }) => !freeDuring || !taken.some((stay) => overlaps(stay, freeDuring)))
    .toSorted(compareListings(filter, centreOf(bounds), rates))
    .map(({ id }) => id)
}

describe.each([
  ['the embedded database', 'embedded', false, false],
  ['a PostgreSQL', 'postgres', false, false],
  ['a PostgreSQL, as if all words were rare', 'postgres', false, true],
  ['a PostgreSQL, as a sharded one is asked', 'postgres', true, false],
] as const)('on %s', (_name, kind, isSharded, areWordsRare) => {
  let site: TestApp
  let stored: Stored[]
  let visitor: Client
  beforeAll(async () => {
    site = await openTestApp({ kind })
    site.context.isSharded = isSharded
    site.context.listingStatistics = {
      read: async () => ({
        areRarer: () => areWordsRare,
        expectedIn: () => 0,
        newestSince: () => null,
        halvesOf: (cells) => [cells, []],
      }),
    }
    stored = await storeListings(site, 20_261_110)
    visitor = new Client(site.app)
  })
  afterAll(() => site.close())

  const answered = (answer: { resObj: { Id: number }[]; total: number }) => {
    expect(answer.total).toBe(answer.resObj.length)
    return answer.resObj.map(({ Id }) => Id)
  }

  /** The two count sines differently in the last digit: a millimetre does not matter. */
  const expectNearestFirst = (ids: number[], expected: number[], bounds: Search['bounds']) => {
    expect(ids.toSorted()).toEqual(expected.toSorted())
    const metres = ids.map((id) => distanceMetres(stored[id - 1]!.place, centreOf(bounds)))
    expect(metres.every((each, at) => each <= (metres[at + 1] ?? Infinity) + 0.001)).toBe(true)
  }

  test('a search finds what a look at every listing finds, in the same order', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(arbitrary.bounds, arbitrary.filter, async (bounds, filter) => {
        const expected = scan(site, stored, { bounds, filter })
        const ids = answered(
          await visitor.call(search, {
            body: {
              lastMapBounds: bounds,
              lastFilter: encodeFilter(filter),
              rentType: z.encode(typeIdsCodec, types),
            },
          }),
        )
        if (filter.sort === 'distance') expectNearestFirst(ids, expected, bounds)
        else expect(ids).toEqual(expected)
        found += ids.length
      }),
      { numRuns: 100 },
    )
    expect(found).toBeGreaterThan(200)
  })

  test.each(arbitrary.keywords)('the words "%s" are found wherever they stand', async (keyword) => {
    const filter = { ...openFilter(types), keyword }
    const bounds = { south: -90, west: -180, north: 90, east: 180 }
    const answer = await visitor.call(search, {
      body: { lastMapBounds: bounds, lastFilter: encodeFilter(filter), rentType: '0,1,2,3' },
    })
    const expected = scan(site, stored, { bounds, filter })
    expect(answered(answer)).toEqual(expected)
    const isThere = !['poo', 'a'].includes(keyword)
    expect(expected.length > 0).toBe(isThere)
  })

  test.each([
    ['pool', 'www.condo.com/pool'],
    ['gym', 'Pool/gym'],
    ['5', '3.5 km'],
  ])('"%s" is a word of "%s"', async (keyword, details) => {
    const having = stored.filter((listing) => listing.details.split(', ').includes(details))
    const lastFilter = encodeFilter({ ...openFilter(types), keyword })
    const lastMapBounds = { south: -90, west: -180, north: 90, east: 180 }
    const found = answered(
      await visitor.call(search, { body: { lastMapBounds, lastFilter, rentType: '0,1,2,3' } }),
    )
    const offered = new Set(
      scan(site, stored, { bounds: lastMapBounds, filter: openFilter(types) }),
    )
    const expected = having.map(({ id }) => id).filter((id) => offered.has(id))
    expect(expected.length).toBeGreaterThan(10)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('a search by its address does so too', async () => {
    const filter = openFilter(types)
    await fc.assert(
      fc.asyncProperty(arbitrary.bounds, async (bounds) => {
        const rounded = Object.fromEntries(
          Object.entries(bounds).map(([edge, value]) => [edge, value.toFixed(12)]),
        )
        const params = { ...rounded, typeIds: '0,1,2,3' }
        const asked = {
          south: Number(rounded.south),
          west: Number(rounded.west),
          north: Number(rounded.north),
          east: Number(rounded.east),
        }
        expect(answered(await visitor.call(searchInBox, { params }))).toEqual(
          scan(site, stored, { bounds: asked, filter }),
        )
      }),
      { numRuns: 40 },
    )
  })
})
