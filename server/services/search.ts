import type { Search } from '#contract/domain/filter.ts'
import type { ListingType } from '#contract/domain/listing-type.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { presetCities, type CityCount } from '#contract/domain/preset-cities.ts'
import { reachOf } from '#contract/domain/reach-of.ts'
import { searchResultsAtMost, wideSearchesWaitingAtMost } from '#contract/limits.ts'
import { countListings } from '#server/db/repositories/city-counts.ts'
import { cellsIn } from '#server/db/repositories/search.ts'
import { findAmongMany, type FoundAmongMany } from '#server/db/repositories/search-among-many.ts'
import { slots } from '#server/slots.ts'
import type { Context } from './context.ts'
import { asSeenBy } from './listings.ts'

/** No map of ours shows as much as needs one: a search of half a continent reads whatever is there. One at a time, so
 *  that the others find the database free. */
const wideInTurn = slots(1, { waitingAtMost: wideSearchesWaitingAtMost })

/** Which active listings of the site match, at most 1000, each as it is now, and how many there are in all.
 *  @param types narrows the filter's own types once more
 *  @throws TooMany when as many others wait for a search of half a continent
 *  @see docs/product.md §5 */
export async function findListings(
  { db, isSharded, isParallel, listingStatistics, rates, now }: Context,
  siteId: number,
  { bounds, filter }: Search,
  types: ListingType[],
): Promise<FoundAmongMany> {
  const query = {
    siteId,
    bounds,
    filter: { ...filter, types: filter.types.filter((type) => types.includes(type)) },
    rates: rates.unitsPerUsd,
    now: now(),
    limit: searchResultsAtMost,
    statistics: await listingStatistics.read(),
    isSharded,
    isParallel,
  }
  const find = () => findAmongMany(db, query)
  return cellsIn(bounds) ? find() : wideInTurn(find)
}

/** What was found, whole. */
export async function readFound(
  { recentListings }: Context,
  viewerId: number | null,
  { matches }: FoundAmongMany,
): Promise<Listing[]> {
  const listings = await recentListings.read(matches)
  return listings.map((listing) => asSeenBy(viewerId, listing))
}

/** Counts of every preset city, in their order, as of the last half minute. */
export async function countCities(
  { db, countOnce }: Context,
  siteId: number,
): Promise<CityCount[]> {
  const boxes = presetCities.map(reachOf)
  const counts = await countOnce(String(siteId), () => countListings(db, siteId, boxes))
  return presetCities.map(({ city, place }, at) => ({ city, place, count: counts?.[at] ?? 0 }))
}
