import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ExchangeRates } from '#contract/domain/exchange.ts'
import type { SearchFilter } from '#contract/domain/filter.ts'
import { wordsOf } from '#contract/domain/keyword.ts'
import { listingTypeId } from '#contract/domain/listing-type.ts'
import { centreOf, splitAtDateLine, type Bounds } from '#contract/domain/place.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { Stay } from '#contract/domain/stay.ts'
import type { Schema } from '../schema.ts'
import type { ListingStatistics } from './listing-statistics.ts'
import { versionOf, type ListingVersion } from './listings.ts'
import { isPricedWithin, lowestUsd } from './search-prices.ts'
import { isOverdue } from './taken-ranges.ts'
import { mayHaveWords } from './word-signature.ts'

const cellDegrees = 0.05
const cellsPerRow = 7200
/** Above this many cells one scan of all listings is cheaper than a probe of each. */
const cellsAtMost = 4000

export interface SearchQuery {
  siteId: number
  bounds: Bounds
  filter: SearchFilter
  rates: ExchangeRates
  now: Date
  limit: number
  statistics: ListingStatistics
  /** @see isSharded */
  isSharded: boolean
}

/** Some of what matches, for a look at no more than that. */
export interface Part {
  changedSince?: Date
  changedBefore?: Date
  /** What comes no later in the order asked for, where that is not by age. @see Match.rank */
  rankAtMost?: number
  /** A box in the one that is asked for. */
  within?: Bounds
  /** Of the box, those to look at, where it is read cell by cell. @see readsCells */
  cells?: number[]
}

/** As the listing table's generated column counts them: 180° east in one row is 180° west in the
 *  next, so that the two sides of the date line may share a cell. */
function cellsOf({ south, west, north, east }: Bounds): number[] | null {
  const row = (lat: number) => Math.floor((lat + 90) / cellDegrees)
  const column = (lng: number) => Math.floor((lng + 180) / cellDegrees)
  const [firstRow, lastRow] = [row(south), row(north)]
  const [firstColumn, lastColumn] = [column(west), column(east)]
  if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > cellsAtMost) return null
  const cells: number[] = []
  for (let y = firstRow; y <= lastRow; y += 1) {
    for (let x = firstColumn; x <= lastColumn; x += 1) cells.push(y * cellsPerRow + x)
  }
  return cells
}

/** @returns null for more than are worth a probe each */
export function cellsIn(bounds: Bounds): number[] | null {
  const boxes = splitAtDateLine(bounds).map(cellsOf)
  return boxes.includes(null) ? null : [...new Set(boxes.flatMap((cells) => cells ?? []))]
}

/** How much of a cell a box shows, up to 1. */
export function partOfCell(cell: number, bounds: Bounds): number {
  const south = Math.floor(cell / cellsPerRow) * cellDegrees - 90
  const west = (cell % cellsPerRow) * cellDegrees - 180
  const overlap = (from: number, to: number, cellFrom: number) =>
    Math.max(0, Math.min(to, cellFrom + cellDegrees) - Math.max(from, cellFrom)) / cellDegrees
  return splitAtDateLine(bounds).reduce(
    (sum, box) => sum + overlap(box.south, box.north, south) * overlap(box.west, box.east, west),
    0,
  )
}

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)
const or = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

function offerCondition(
  period: RentPeriod,
  { filter: { prices, currency }, rates }: SearchQuery,
): RawBuilder<unknown> {
  const { min, max } = prices[period]
  if (min === null && max === null) return sql.ref(`${period}_offered`)
  return isPricedWithin(period, { min, max }, currency, rates)
}

/** A search by words takes three quarters of the time that it takes with `like`. */
const hasWords = (words: string[]) => sql`strpos(word_run, ${` ${words.join(' ')} `}) > 0`

/** All that a listing itself says but its words; what leaves out most stands first. */
function conditionsOf(query: SearchQuery, part: Part): RawBuilder<unknown>[] {
  const { siteId, filter, bounds } = query
  const { changedSince, changedBefore, rankAtMost, within = bounds } = part
  return [
    sql`site_id = ${siteId} and is_active and deleted_at is null`,
    or(
      splitAtDateLine(within).map(
        ({ south, west, north, east }) =>
          sql`(lat between ${south} and ${north} and lng between ${west} and ${east})`,
      ),
    ),
    ...(rankAtMost === undefined ? [] : [isRankedWithin(rankAtMost, query)]),
    sql`type_id = any(${sql.val(filter.types.map(listingTypeId))}::smallint[])`,
    or(filter.periods.map((period) => offerCondition(period, query))),
    ...(changedSince ? [sql`updated_on >= ${changedSince}`] : []),
    ...(changedBefore ? [sql`updated_on < ${changedBefore}`] : []),
  ]
}

const isFree = ({ from, to }: Stay, now: Date) => sql`
  (select not exists (
    select from taken_range where taken_range.listing_id = candidate.id and is_active
      and during && tstzrange(${from}, ${to}) and not ${isOverdue(now)}))`

/** PostgreSQL refuses a square that is too small for it: what is less than a micrometre is nothing. */
const halfSineOf = (degrees: RawBuilder<unknown>) =>
  sql`(case when abs(${degrees}) < 1e-12 then 0 else sin(radians(${degrees}) / 2) end)`

/** What listings are ordered by before their age, the least first; null where it is their age alone. */
function rankOf({ filter, bounds, rates }: SearchQuery): RawBuilder<unknown> | null {
  if (filter.sort === 'price') return lowestUsd(filter.periods, rates)
  if (filter.sort === 'distance') {
    const { lat, lng } = centreOf(bounds)
    return sql`
      ${halfSineOf(sql`lat - ${lat}::double precision`)} ^ 2
        + cos(radians(${lat}::double precision)) * cos(radians(lat))
        * ${halfSineOf(sql`lng - ${lng}::double precision`)} ^ 2`
  }
  return null
}

function isRankedWithin(most: number, query: SearchQuery): RawBuilder<unknown> {
  const { filter, rates } = query
  if (filter.sort !== 'price') return sql`${rankOf(query)} <= ${most}::double precision`
  const range = { min: null, max: most }
  return or(filter.periods.map((period) => isPricedWithin(period, range, 'USD', rates)))
}

interface Source {
  /** What to select from, and which of it. */
  rows: RawBuilder<unknown>
  /** Words that what was found there may lack. */
  wordsLeft: string[]
}

/** Whether a search reads the search index one cell at a time. Rare words are the shorter way, and the only one through a
 *  large box. A sharded database refuses probes, and sends the cells to its nodes. */
export function readsCells(
  { filter, statistics, isSharded }: SearchQuery,
  cells: number[] | null,
): cells is number[] {
  if (!cells || isSharded) return false
  const words = wordsOf(filter.keyword)
  return words.length === 0 || !statistics.areRarer(words, cells)
}

/** Where to look for what matches, and which of it does. Each probe of a cell is a short run of one index that holds all
 *  that the conditions look at; of words only what leaves out most that lacks them.
 *  @see docs/architecture.md */
function sourceOf(query: SearchQuery, part: Part): Source {
  const words = wordsOf(query.filter.keyword)
  const matching = and(conditionsOf(query, part))
  const cells = cellsIn(part.within ?? query.bounds)
  if (!readsCells(query, cells)) {
    const conditions = [matching]
    if (cells) conditions.push(sql`cell = any(${sql.val(cells)}::integer[])`)
    if (words.length > 0) conditions.push(sql`words @> ${sql.val(words)}::text[]`, hasWords(words))
    return { rows: sql`listing where ${and(conditions)}`, wordsLeft: [] }
  }
  const conditions = words.length > 0 ? [matching, mayHaveWords(words)] : [matching]
  const rows = sql`
    unnest(${sql.val(part.cells ?? cells)}::integer[]) as probe (probed)
    cross join lateral (select * from listing where cell = probed and ${and(conditions)}) as listing`
  return { rows, wordsLeft: words }
}

interface FoundRow {
  ids: number[]
  versions: string[]
  ranks: (number | null)[]
  changed_at: number[]
  found: number
  /** Of those, up to the last match. */
  looked_up: number
}

/** With what it is ordered by. */
export interface Match extends ListingVersion {
  /** The least comes first, what has none last; none has one in an order by age. */
  rank: number | null
  /** In seconds; of the same rank the latest comes first. */
  changedAt: number
}

export interface Found {
  matches: Match[]
  /** Those left out included. */
  total: number
  /** Whether the total is an estimate. */
  isEstimate: boolean
}

/** The listings that match, in order and each as it is now, and how many there are in all. Of a town's tens of
 *  thousands most of the time goes into passing them on from step to step: they are counted beside the order and not in
 *  a window over it, and carry nothing that they are not ordered by. What the search index does not know is looked up in
 *  order, until enough matches: how many more would is an estimate then. */
export async function findMatches(
  db: Kysely<Schema>,
  query: SearchQuery,
  part: Part = {},
): Promise<Found> {
  const { filter, now, limit } = query
  if (filter.types.length === 0) {
    return { matches: [], total: 0, isEstimate: false }
  }
  const rank = rankOf(query)
  const { rows: source, wordsLeft } = sourceOf(query, part)
  const order = sql`order by ${rank ? sql`rank asc nulls last, ` : sql``} updated_on desc, id desc`
  const conditions = [
    ...(filter.freeDuring ? [isFree(filter.freeDuring, now)] : []),
    ...(wordsLeft.length > 0
      ? [sql`(select ${hasWords(wordsLeft)} from listing as whole where whole.id = candidate.id)`]
      : []),
  ]
  const isLookedUp = conditions.length > 0
  // PostgreSQL asks in the order of `case`, and takes the words for the cheaper question.
  const inOrder = isLookedUp
    ? sql`(select *, row_number() over (${order}) as place from found) as candidate
        where ${conditions.reduce((before, last) => sql`case when ${before} then ${last} end`)}`
    : sql`found as candidate ${order}`
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select id, updated_on, ${rank ?? sql`null::double precision`} as rank from ${source}
    ), page as (
      select *,
        (select ${versionOf('whole')} from listing as whole where whole.id = candidate.id) as version
      from ${inOrder} limit ${limit}
    )
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(version), '{}') as versions,
      coalesce(array_agg(rank), '{}') as ranks,
      coalesce(array_agg(date_part('epoch', updated_on)), '{}') as changed_at,
      (select count(*) from found) as found,
      ${isLookedUp ? sql`coalesce(max(place), 0)` : sql`0`} as looked_up
    from page
  `.execute(db)
  const [{ ids, versions, ranks, changed_at, found, looked_up: lookedUp }] = rows as [FoundRow]
  const matches = ids.map((id, at) => ({
    id,
    version: versions[at]!,
    rank: ranks[at]!,
    changedAt: changed_at[at]!,
  }))
  if (!isLookedUp) return { matches, total: found, isEstimate: false }
  const isEstimate = ids.length === limit && lookedUp < found
  const total = isEstimate ? Math.ceil((found * limit) / lookedUp) : ids.length
  return { matches, total, isEstimate }
}
