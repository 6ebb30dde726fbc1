import type { FeatureCollection, Point } from 'geojson'
import { titleShortener } from '#contract/domain/short-title.ts'
import { groupingDecimals, markerTitleLength } from '#contract/limits.ts'
import type { MapListing, MapTexts } from '../types.ts'

/** One listing; several at one spot; or those of one building. @see docs/product.md §9 */
export type MarkerKind = 'single' | 'multiple' | 'location'

export interface Spot {
  key: string
  kind: MarkerKind
  listings: MapListing[]
}

export function spotKey({ buildingId, lat, lng }: MapListing): string {
  if (buildingId !== null) return `building ${buildingId}`
  return `${rounded(lat)},${rounded(lng)}`
}

/** In whole steps, of which there is one at zero: decimals would tell -0.0000 from 0.0000. */
const rounded = (degrees: number) => Math.round(degrees * 10 ** groupingDecimals)

/** Listings of one building share a marker, others those within 11 m. */
export function groupBySpot(listings: readonly MapListing[]): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const listing of listings) {
    const key = spotKey(listing)
    const spot = spots.get(key)
    if (spot) {
      spot.listings.push(listing)
      spot.kind = listing.buildingId === null ? 'multiple' : 'location'
    } else spots.set(key, { key, kind: 'single', listings: [listing] })
  }
  return spots
}

const markerTitle = titleShortener(markerTitleLength)

/** One point a spot: `key`, `kind`, `count` and what stands on its marker. */
export function spotFeatures(
  spots: Iterable<Spot>,
  { items }: Pick<MapTexts, 'items'>,
): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: Array.from(spots, ({ key, kind, listings }) => {
      const [{ lat, lng, title, type, priceLabel }] = listings as [MapListing]
      const isGroup = kind === 'location'
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: {
          key,
          kind,
          count: listings.length,
          label: isGroup ? items(listings.length) : priceLabel,
          ...(kind === 'single' && { type, title: markerTitle(title) }),
        },
      }
    }),
  }
}
