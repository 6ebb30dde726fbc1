export interface MapListing {
  id: number
  lat: number
  lng: number
  title: string
  /** Listings of one building stand on one marker; null groups by the spot alone. */
  buildingId: number | null
  /** What stands on the marker, formatted: short, with its currency. */
  priceLabel: string
}

/** `zoom` is MapLibre's: one less than in maps of 256 px tiles for the same view. */
export interface MapCamera {
  lat: number
  lng: number
  zoom: number
}

/** Degrees; west is more than east where the box crosses the date line. */
export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

export interface MapTexts {
  mapUnavailable: string
  zoomIn: string
  zoomOut: string
  /** Name of the button that shows where the map's data comes from. */
  attribution: string
}

export interface ListingMapProps {
  listings: MapListing[]
  /** Moving it flies there, or jumps under reduced motion. */
  camera: MapCamera
  highlightedId?: number | null
  /** How much of it something else covers from below; the camera looks at the middle of the rest. */
  coveredBottomPx?: number
  /** After a move ended, and once when the map is there. */
  onMove(camera: MapCamera, bounds: MapBounds): void
  /** Click on a marker: one id, or all at that spot or in that cluster. */
  onOpen(listingIds: number[]): void
  /** Accessible name of the map. */
  label: string
  texts: MapTexts
}
