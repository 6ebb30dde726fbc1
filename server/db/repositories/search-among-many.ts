import type { Kysely } from 'kysely'
import { wordsOf } from '#contract/domain/keyword.ts'
import { centreOf, type Bounds } from '#contract/domain/place.ts'
import type { Schema } from '../schema.ts'
import type { ListingStatistics } from './listing-statistics.ts'
import type { ListingVersion } from './listings.ts'
import {
  cellsIn,
  findMatches,
  partOfCell,
  readsCells,
  type Found,
  type Match,
  type Part,
  type SearchQuery,
} from './search.ts'

/** Where fewer times as many match as are asked for, all of them are looked at. */
const many = 3
/** How much more than what should suffice is looked at: statistics know by and large only, and no days. */
const sliceMargin = 2
/** Of a few in a sample, by chance, one in fifty stands twice as far in front. */
const sampleMargin = 2
/** Beyond that a part takes as long as the whole. */
const sliceAtMost = 1 / 2
const sampleAtMost = 1 / 4
/** Where that many times as many are looked at as are asked for, half of them are worth a connection of their own. */
const worthTwo = 8
/** How much more of what comes first than is thought may be in one half of the cells. */
const halfMargin = 1.3

export interface FoundAmongMany extends Omit<Found, 'matches'> {
  matches: ListingVersion[]
}

export interface SearchAmongMany extends SearchQuery {
  /** Whether two statements at the same time are done in half the time. */
  isParallel: boolean
}

/** The listings that match, in order. Where a map shows a whole town, those that come first are found without a look at
 *  all: how many there are in all is an estimate then, and the listings are the same.
 *  @see docs/decisions/whole-towns.md */
export async function findAmongMany(
  db: Kysely<Schema>,
  query: SearchAmongMany,
): Promise<FoundAmongMany> {
  const { filter, bounds, limit, statistics } = query
  const expected = statistics.expectedIn(cellsIn(bounds) ?? [], wordsOf(filter.keyword))
  const share = expected >= many * limit ? limit / expected : 1
  const look: Look = (part, share, most = limit + 1) => {
    const cells = query.isParallel ? cellsIn(part.within ?? bounds) : null
    const isLong =
      readsCells(query, cells) && statistics.expectedIn(cells, []) * share >= worthTwo * limit
    const asked = { ...query, limit: most }
    return isLong ? findInHalves(db, asked, part, cells) : findMatches(db, asked, part)
  }
  const found = await (filter.sort === 'newest' ? findNewest : findByRank)(look, query, share)
  return {
    matches: found.matches.slice(0, limit).map(({ id, version }) => ({ id, version })),
    total: found.isEstimate ? roughly(found.total) : found.total,
    isEstimate: found.isEstimate,
  }
}

/** At the first that match of a part.
 *  @param share of all that the part is
 *  @param most of them; where it is not given one more than are shown, which tells whether others follow */
type Look = (part: Part, share: number, most?: number) => Promise<Found>

/** One age after another, the newest first, until enough match.
 *  @param share of all in which, as is thought, as many match as are asked for */
async function findNewest(
  look: Look,
  { limit, statistics }: SearchAmongMany,
  share: number,
): Promise<Found> {
  let found: Found = { matches: [], total: 0, isEstimate: false }
  let looked: { slice: number; changedBefore?: Date } = { slice: 0 }
  const lookOn = async (slice: number, changedSince?: Date) => {
    const part = { changedSince, changedBefore: looked.changedBefore }
    const left = limit + 1 - found.matches.length
    found = together(found, await look(part, slice - looked.slice, left))
    looked = { slice, changedBefore: changedSince }
  }
  let slice = share * sliceMargin
  while (slice <= sliceAtMost) {
    const changedSince = statistics.newestSince(slice)
    if (!changedSince) break
    await lookOn(slice, changedSince)
    if (found.total > limit) return { ...found, total: found.total / slice, isEstimate: true }
    slice *= (sliceMargin * limit) / found.total
  }
  await lookOn(1)
  return found
}

/** Learns from the newest of all listings how far it is in this order to the last that is asked for, and looks no
 *  further.
 *  @param share of all in which, as is thought, as many match as are asked for */
async function findByRank(
  look: Look,
  { bounds, filter, limit, statistics }: SearchAmongMany,
  share: number,
): Promise<Found> {
  const slice = Math.min(share, sampleAtMost)
  const changedSince = share < 1 ? statistics.newestSince(slice) : null
  if (!changedSince) return look({}, 1)
  const most = Math.ceil(limit * slice * sampleMargin)
  const sample = await look({ changedSince }, slice, most)
  const lookOn = (part: Part) => look({ ...part, changedBefore: changedSince }, 1 - slice)
  if (sample.matches.length < most) return together(sample, await lookOn({}))
  const rankAtMost = sample.matches.at(-1)?.rank ?? undefined
  const isNear = filter.sort === 'distance' && rankAtMost !== undefined
  const within = isNear ? narrowed(bounds, rankAtMost) : bounds
  const older = await lookOn({ rankAtMost, within })
  // Of those that stand no further in front, the newer ones are not all known.
  const inFront = older.matches.filter(({ rank }) => (rank ?? Infinity) < (rankAtMost ?? Infinity))
  const { matches } = together(sample, { ...older, matches: inFront })
  if (matches.length <= limit) return look({}, 1)
  return { matches, total: sample.total / slice, isEstimate: true }
}

/** By two connections at the same time. What comes first is thought to stand in either half as all does that the box
 *  shows, but for what is nearest, and a little more is all that is looked up there at first: a half that ends before the
 *  last that is asked for is looked at again. */
async function findInHalves(
  db: Kysely<Schema>,
  query: SearchQuery,
  part: Part,
  cells: number[],
): Promise<Found> {
  const { limit, filter, statistics } = query
  const expectedOf = (cells: number[]) =>
    expectedShown(cells, part.within ?? query.bounds, statistics)
  const inAll = expectedOf(cells)
  const halves = statistics.halvesOf(cells).map((half) => {
    const share = filter.sort === 'distance' || inAll === 0 ? 1 : expectedOf(half) / inAll
    const most = Math.min(limit, Math.max(1, Math.ceil(limit * share * halfMargin)))
    const look = (limit: number) => findMatches(db, { ...query, limit }, { ...part, cells: half })
    return { most, look }
  })
  const looks = await Promise.all(
    halves.map(async (half) => ({ ...half, found: await half.look(half.most) })),
  )
  const first = looks
    .map(({ found }) => found)
    .reduce(together)
    .matches.slice(0, limit)
  const whole = await Promise.all(
    looks.map(({ most, look, found }) => {
      const last = found.matches[most - 1]
      const endsEarly = most < limit && last && first.some(({ id }) => id === last.id)
      return endsEarly ? look(limit) : found
    }),
  )
  const { matches, ...rest } = whole.reduce(together)
  return { ...rest, matches: matches.slice(0, limit) }
}

/** How many listings of these cells a box shows, by and large. */
const expectedShown = (cells: number[], bounds: Bounds, statistics: ListingStatistics): number =>
  cells.reduce((sum, cell) => sum + statistics.expectedIn([cell], []) * partOfCell(cell, bounds), 0)

/** A listing that moves from one half to the other meanwhile may be found in both. */
const together = (one: Found, other: Found): Found => ({
  matches: [
    ...new Map([...one.matches, ...other.matches].map((match) => [match.id, match])).values(),
  ].toSorted(inOrder),
  total: one.total + other.total,
  isEstimate: one.isEstimate || other.isEstimate,
})

const inOrder = (a: Match, b: Match): number =>
  compare(a.rank ?? Infinity, b.rank ?? Infinity) || b.changedAt - a.changedAt || b.id - a.id

/** A difference of two that have no end is none. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** Rounded up, as there are more than are shown. */
function roughly(count: number): number {
  const step = 10 ** Math.floor(Math.log10(count) - 1)
  return Math.ceil(count / step) * step
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** A little more than it is: what stands on the edge is inside. */
const degreesOf = (halfSineSquared: number) =>
  (360 / Math.PI) * Math.asin(Math.min(1, Math.sqrt(halfSineSquared))) * 1.000_001

/** The part of a box in which all stands that is that near to its centre.
 *  @param halfSineSquared of the angle between the two, as a search by distance ranks */
export function narrowed(bounds: Bounds, halfSineSquared: number): Bounds {
  if (bounds.west > bounds.east) return bounds
  const { lat, lng } = centreOf(bounds)
  const toNorth = degreesOf(halfSineSquared)
  const furthest = Math.min(90, Math.abs(lat) + toNorth)
  const cosines = Math.cos(radians(lat)) * Math.cos(radians(furthest))
  const toEast = halfSineSquared < cosines ? degreesOf(halfSineSquared / cosines) : 180
  return {
    south: Math.max(bounds.south, lat - toNorth),
    north: Math.min(bounds.north, lat + toNorth),
    west: Math.max(bounds.west, lng - toEast),
    east: Math.min(bounds.east, lng + toEast),
  }
}
