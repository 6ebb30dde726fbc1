import type { Search } from '#contract/domain/filter.ts'
import type { ListingType } from '#contract/domain/listing-type.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { presetCities, reachOf, type CityCount } from '#contract/domain/preset-cities.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { countListings, findMatches } from '#server/db/repositories/search.ts'
import type { Context } from './context.ts'
import { asSeenBy } from './listings.ts'

/** Active listings of the site that match, at most 1000, and how many there are in all.
 *  @param types narrows the filter's own types once more
 *  @see docs/product.md §5 */
export async function searchListings(
  { db, recentListings, rates, now }: Context,
  siteId: number,
  viewerId: number | null,
  { bounds, filter }: Search,
  types: ListingType[],
): Promise<{ listings: Listing[]; total: number }> {
  const { matches, total } = await findMatches(db, {
    siteId,
    bounds,
    filter: { ...filter, types: filter.types.filter((type) => types.includes(type)) },
    rates: rates.unitsPerUsd,
    now: now(),
    limit: searchResultsAtMost,
  })
  const listings = await recentListings.read(matches)
  return { listings: listings.map((listing) => asSeenBy(viewerId, listing)), total }
}

/** Live counts of every preset city, in their order. */
export async function countCities({ db }: Context, siteId: number): Promise<CityCount[]> {
  const counts = await countListings(db, siteId, presetCities.map(reachOf))
  return presetCities.map(({ city, place }, at) => ({ city, place, count: counts[at] ?? 0 }))
}
