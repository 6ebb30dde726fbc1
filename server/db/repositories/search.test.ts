import * as fc from 'fast-check'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchSorts, type SearchFilter } from '#contract/domain/filter.ts'
import { splitAtDateLine, type Bounds } from '#contract/domain/place.ts'
import { perPeriod, rentPeriods } from '#contract/domain/rent-period.ts'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { statementsOf } from '#tests/fixtures/statements-of.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import type { Schema } from '../schema.ts'
import type { ListingStatistics } from './listing-statistics.ts'
import { cellsIn, findMatches, partOfCell, type Part, type SearchQuery } from './search.ts'

const cellArea = 0.05 ** 2
const areaOf = (bounds: Bounds) =>
  splitAtDateLine(bounds).reduce(
    (sum, { south, west, north, east }) => sum + (north - south) * (east - west),
    0,
  )

test('the parts of the cells that a box shows are the box', () => {
  const box = fc
    .record({
      south: numberBetween(-85, 84),
      west: numberBetween(-180, 179.9),
      height: numberBetween(0.001, 1),
      width: numberBetween(0.001, 1),
    })
    .map(({ south, west, height, width }): Bounds => {
      const east = west + width
      return { south, west, north: south + height, east: east > 180 ? east - 360 : east }
    })
  fc.assert(
    fc.property(box, (bounds) => {
      const parts = cellsIn(bounds)!.map((cell) => partOfCell(cell, bounds))
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
      for (const part of parts) expect(part).toBeLessThanOrEqual(1 + 1e-6)
      const shown = parts.reduce((sum, part) => sum + part, 0) * cellArea
      expect(shown).toBeCloseTo(areaOf(bounds), 6)
    }),
  )
})

const everyFilter: Omit<SearchFilter, 'sort'> = {
  types: ['CONDO', 'ROOM'],
  periods: [...rentPeriods],
  prices: perPeriod(() => ({ min: 10, max: 1000 })),
  keyword: 'pool view',
  currency: 'EUR',
  freeDuring: { from: new Date('2027-01-01'), to: new Date('2027-01-03') },
}

/** Rarer ones are looked up in an index of their own. */
const commonWords: ListingStatistics = {
  areRarer: () => false,
  expectedIn: () => 0,
  newestSince: () => null,
  halvesOf: (cells) => [cells, []],
}

interface PlanNode {
  'Node Type': string
  Alias?: string
  Filter?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How a statement would be executed where reading all of a table was no way. */
async function planOf(trx: Kysely<Schema>, { sql: query, parameters }: CompiledQuery) {
  await sql`set local enable_seqscan = off`.execute(trx)
  await sql`set local enable_bitmapscan = off`.execute(trx)
  const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${query}`, [...parameters]),
  )
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
}

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site.close())

  test.each(searchSorts)('all that a search by %s looks at stands in its index', async (sort) => {
    const { db, now, rates } = site.context
    const query: SearchQuery = {
      siteId: 0,
      bounds: { south: 13.5, west: 100.4, north: 13.6, east: 100.5 },
      filter: { ...everyFilter, sort },
      rates: rates.unitsPerUsd,
      now: now(),
      limit: 100,
      statistics: commonWords,
      isSharded: false,
    }
    const part: Part = { changedSince: now(), changedBefore: new Date('2027-01-01') }
    if (sort !== 'newest') part.rankAtMost = 10
    const plan = await db.transaction().execute(async (trx) => {
      const [asked] = await statementsOf(trx, (watched) => findMatches(watched, query, part))
      return planOf(trx, asked!)
    })
    const scan = plan.find(({ Alias }) => Alias === 'listing')
    expect(scan, `listing_search lacks something of ${scan?.Filter}`).toMatchObject({
      'Node Type': 'Index Only Scan',
      'Index Name': 'listing_search',
    })
  })
})
