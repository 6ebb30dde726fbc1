import { useMemo } from 'react'
import { compareListings, type SearchSort } from '#contract/domain/filter.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { noRates, type Results } from './queries.ts'

/** Results that are wanted by distance, from where a map looks: what was searched begins from its own middle, part of
 *  which something may cover. */
export function useNearestFirst(
  found: Results | undefined,
  sort: SearchSort,
  { lat, lng }: LatLng,
): Results | undefined {
  return useMemo(() => {
    if (!found || sort !== 'distance') return found
    const compare = compareListings({ sort, periods: [] }, { lat, lng }, noRates)
    return { ...found, listings: found.listings.toSorted(compare) }
  }, [found, sort, lat, lng])
}
