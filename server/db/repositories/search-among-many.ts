import type { Kysely } from 'kysely'
import { wordsOf } from '#contract/domain/keyword.ts'
import { centreOf, type Bounds } from '#contract/domain/place.ts'
import type { Schema } from '../schema.ts'
import { cellsIn, findMatches, type Found, type SearchQuery } from './search.ts'

/** Where fewer times as many match as are asked for, all of them are looked at. */
const many = 3
/** How much more than what should suffice is looked at: statistics know by and large only, and no days. */
const sliceMargin = 2
/** Of a few in a sample, by chance, one in fifty stands twice as far in front. */
const sampleMargin = 2
/** Beyond that a part takes as long as the whole. */
const sliceAtMost = 1 / 2
const sampleAtMost = 1 / 4

export type FoundAmongMany = Omit<Found, 'lastRank'>

/** The listings that match, in order. Where a map shows a whole town, those that come first are found without a look at
 *  all: how many there are in all is an estimate then, and the listings are the same.
 *  @see docs/decisions/whole-towns.md */
export async function findAmongMany(
  db: Kysely<Schema>,
  query: SearchQuery,
): Promise<FoundAmongMany> {
  const { filter, bounds, limit, statistics } = query
  const expected = statistics.expectedIn(cellsIn(bounds) ?? [], wordsOf(filter.keyword))
  if (expected >= many * limit) {
    const findFirst = filter.sort === 'newest' ? findNewest : findByRank
    const first = await findFirst(db, query, limit / expected)
    if (first) return first
  }
  const { matches, total, isEstimate } = await findMatches(db, query)
  return { matches, total: isEstimate ? roughly(total) : total, isEstimate }
}

/** Looks at the newest of all listings only.
 *  @param share of them in which, as is thought, as many match as are asked for
 *  @returns null where so few match that a look at all is shorter */
async function findNewest(
  db: Kysely<Schema>,
  query: SearchQuery,
  share: number,
): Promise<FoundAmongMany | null> {
  const slice = share * sliceMargin
  const changedSince = slice <= sliceAtMost ? query.statistics.newestSince(slice) : null
  if (!changedSince) return null
  const { matches, total } = await findMatches(db, query, { changedSince })
  if (total > query.limit) return { matches, total: roughly(total / slice), isEstimate: true }
  return findNewest(db, query, (slice * query.limit) / total)
}

/** Learns from the newest of all listings how far it is in this order to the last that is asked for, and looks no
 *  further.
 *  @param share of them in which, as is thought, as many match as are asked for
 *  @returns null where so few match that a look at all is shorter */
async function findByRank(
  db: Kysely<Schema>,
  query: SearchQuery,
  share: number,
): Promise<FoundAmongMany | null> {
  const slice = Math.min(share, sampleAtMost)
  const changedSince = query.statistics.newestSince(slice)
  if (!changedSince) return null
  const limit = Math.ceil(query.limit * slice * sampleMargin)
  const sample = await findMatches(db, { ...query, limit }, { changedSince })
  if (sample.lastRank === null || sample.total * sliceAtMost < limit) return null
  const rankAtMost = sample.lastRank
  const within =
    query.filter.sort === 'distance' ? narrowed(query.bounds, rankAtMost) : query.bounds
  const { matches, total } = await findMatches(db, query, { rankAtMost, within })
  if (total <= query.limit) return null
  return { matches, total: roughly(sample.total / slice), isEstimate: true }
}

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
