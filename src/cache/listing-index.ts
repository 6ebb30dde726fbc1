import { isInside, splitAtDateLine, type Bounds } from '#contract/domain/place.ts'
import type { SeenListing } from './listing-store.ts'

const cellDegrees = 0.05
/** An area of more cells than this is looked through listing by listing. */
const cellsAtMost = 5000

export interface ListingIndex {
  /** Those whose place lies in the area, in no order. */
  within(bounds: Bounds): SeenListing[]
}

const rowOf = (degrees: number) => Math.floor(degrees / cellDegrees)
const cellOf = (lat: number, lng: number) => `${rowOf(lat)}/${rowOf(lng)}`

/** Listings by the cell of a grid that they lie in. */
export function indexListings(listings: Iterable<SeenListing>): ListingIndex {
  const cells = new Map<string, SeenListing[]>()
  const placed: SeenListing[] = []
  for (const seen of listings) {
    const { place } = seen.listing
    if (!place) continue
    placed.push(seen)
    const cell = cellOf(place.lat, place.lng)
    const others = cells.get(cell)
    if (others) others.push(seen)
    else cells.set(cell, [seen])
  }
  const inBox = ({ south, west, north, east }: Bounds): SeenListing[] => {
    const rows = rowOf(north) - rowOf(south) + 1
    const columns = rowOf(east) - rowOf(west) + 1
    if (rows * columns > cellsAtMost) return placed
    return Array.from({ length: rows * columns }, (_, i) => {
      const row = rowOf(south) + Math.floor(i / columns)
      return cells.get(`${row}/${rowOf(west) + (i % columns)}`) ?? []
    }).flat()
  }
  return {
    within: (bounds) =>
      splitAtDateLine(bounds).flatMap((box) =>
        inBox(box).filter(({ listing }) => listing.place && isInside(listing.place, box)),
      ),
  }
}
