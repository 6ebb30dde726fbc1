import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openFilter,
  searchSorts,
  type SearchFilter,
  type SearchSort,
} from '#contract/domain/filter.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { staylend } from '#sites/staylend/site.ts'
import { listingStatistics } from '#server/db/repositories/listing-statistics.ts'
import { findMatches } from '#server/db/repositories/search.ts'
import { findAmongMany } from '#server/db/repositories/search-among-many.ts'
import * as arbitrary from '#tests/fixtures/listing-arbitraries.ts'
import { storeListings, type Stored } from '#tests/fixtures/stored-listings.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

/** Of the smaller, the others are many; of the larger, one half of the cells may hold more than its share. */
const limits = [3, 12]
const town = { south: 13.6, west: 100.3, north: 13.9, east: 100.7 }
const open = openFilter(listingTypesOfSite(staylend.id))
/** Most of these find more than a few. */
const bounds = fc.oneof(arbitrary.bounds, fc.constant(town))
const filter = fc.oneof(
  arbitrary.filter,
  arbitrary.filter.map(({ sort, freeDuring }) => ({ ...open, sort, freeDuring })),
  arbitrary.filter.map(({ sort, keyword }) => ({ ...open, sort, keyword })),
)

/** The newest part holds as many as are shown, and no other does. */
const justAsManyAsAreShown: [Bounds, SearchFilter, number, number, number] = [
  town,
  {
    ...open,
    types: ['ROOM', 'HOUSE', 'CONDO'],
    periods: ['hourly', 'daily'],
    prices: {
      ...open.prices,
      hourly: { min: null, max: 57 },
      daily: { min: null, max: 0.01 },
    },
    keyword: 'pool gym',
    currency: 'USD',
    sort: 'newest',
  },
  0.2,
  -20,
  3,
]

describe.each([
  ['the embedded database', 'embedded', false, false],
  ['a PostgreSQL', 'postgres', true, false],
  ['a PostgreSQL, as a sharded one is asked', 'postgres', true, true],
] as const)('on %s', (_name, kind, isParallel, isSharded) => {
  let site: TestApp
  let stored: Stored[]
  let countIn: Map<number, number>
  beforeAll(async () => {
    site = await openTestApp({ kind })
    stored = await storeListings(site, 20_261_124)
    const rows = await site.context.db.selectFrom('listing').select('cell').execute()
    countIn = new Map()
    for (const { cell } of rows) countIn.set(cell!, (countIn.get(cell!) ?? 0) + 1)
  })
  afterAll(() => site.close())

  test('what comes first is found without a look at all, however wrong the statistics are', async () => {
    const changedAtMs = stored.map(({ updatedOn }) => updatedOn.getTime()).toSorted((a, b) => a - b)
    const estimates = new Map<SearchSort, number>(searchSorts.map((sort) => [sort, 0]))
    await fc.assert(
      fc.asyncProperty(
        bounds,
        filter,
        fc.constantFrom(0.2, 1, 5),
        fc.constantFrom(-20, 0, 20),
        fc.constantFrom(...limits),
        async (box, asked, times, hours, limit) => {
          const statistics = listingStatistics({
            total: stored.length,
            shareWith: new Map(['pool', 'gym', 'the', 'beach'].map((word) => [word, 0.5])),
            countIn: new Map([...countIn].map(([cell, count]) => [cell, count * times])),
            changedAtMs: changedAtMs.map((ms) => ms + hours * 3_600_000),
          })
          const query = {
            siteId: staylend.id,
            bounds: box,
            filter: asked,
            rates: site.context.rates.unitsPerUsd,
            now: new Date(),
            limit,
            statistics,
            isSharded,
            isParallel,
          }
          const all = await findMatches(site.context.db, { ...query, limit: stored.length })
          const found = await findAmongMany(site.context.db, query)
          expect(found.matches).toEqual(
            all.matches.slice(0, limit).map(({ id, version }) => ({ id, version })),
          )
          if (found.isEstimate) {
            expect(found.total).toBeGreaterThan(limit)
            expect(all.total).toBeGreaterThan(limit)
            estimates.set(asked.sort, estimates.get(asked.sort)! + 1)
          } else {
            expect(found.total).toBe(all.total)
          }
        },
      ),
      { numRuns: 300, examples: [justAsManyAsAreShown] },
    )
    for (const [sort, count] of estimates) expect(count, sort).toBeGreaterThan(5)
  })
})
