import type { ExchangeRates } from '#contract/domain/exchange.ts'
import { compareListings, matchesFilter, type Search } from '#contract/domain/filter.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { centreOf } from '#contract/domain/place.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { readKept } from './kept-listings.ts'
import { indexListings, type ListingIndex } from './listing-index.ts'
import { listingsOnDevice } from './listing-store.ts'

export interface DeviceResults {
  /** In the order asked for. */
  listings: Listing[]
  total: number
  /** When the one that was not seen for the longest time was read; null without any. */
  oldestSeenAtMs: number | null
}

let index: { of: ReadonlyMap<number, unknown>; grid: ListingIndex } | undefined

/** The server's search, over every listing that this device has seen: the same filter, the same order.
 *  @param takenIds known to be taken on the dates of the filter; the rest may be free */
export async function searchDevice(
  { bounds, filter }: Search,
  rates: ExchangeRates,
  takenIds: ReadonlySet<number> = new Set(),
): Promise<DeviceResults> {
  const [grid, kept] = await Promise.all([gridOfDevice(), readKept()])
  const isThere = ({ id, isActive }: Listing) => isActive && !kept.get(id)?.isGone
  const found = grid
    .within(bounds)
    .filter(
      ({ listing }) =>
        isThere(listing) && !takenIds.has(listing.id) && matchesFilter(listing, filter, rates),
    )
  const compare = compareListings(filter, centreOf(bounds), rates)
  const sorted = found.sort((a, b) => compare(a.listing, b.listing))
  return {
    listings: sorted.slice(0, searchResultsAtMost).map(({ listing }) => listing),
    total: found.length,
    oldestSeenAtMs: found.reduce<number | null>(
      (oldest, { seenAtMs }) => Math.min(oldest ?? seenAtMs, seenAtMs),
      null,
    ),
  }
}

/** Made anew when listings have come. */
async function gridOfDevice(): Promise<ListingIndex> {
  const of = await listingsOnDevice()
  if (index?.of !== of) index = { of, grid: indexListings(of.values()) }
  return index.grid
}
