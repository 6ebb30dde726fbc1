import type { FeatureCollection, Point } from 'geojson'
import { groupingDecimals } from '#contract/limits.ts'
import type { MapListing } from './types.ts'

export interface Spot {
  key: string
  listings: MapListing[]
}

function spotOf({ buildingId, lat, lng }: MapListing): string {
  if (buildingId !== null) return `building ${buildingId}`
  return `${lat.toFixed(groupingDecimals)},${lng.toFixed(groupingDecimals)}`
}

/** Listings of one building share a marker, others those within 11 m. */
export function groupBySpot(listings: readonly MapListing[]): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const listing of listings) {
    const key = spotOf(listing)
    const spot = spots.get(key)
    if (spot) spot.listings.push(listing)
    else spots.set(key, { key, listings: [listing] })
  }
  return spots
}

/** One point a spot: `key`, `count` and, where it is alone, the `price` of the listing. */
export function spotFeatures(spots: Iterable<Spot>): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: Array.from(spots, ({ key, listings }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [listings[0]!.lng, listings[0]!.lat] },
      properties: { key, count: listings.length, price: listings[0]!.priceLabel },
    })),
  }
}
