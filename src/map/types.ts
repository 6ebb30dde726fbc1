import type { ListingType } from '#contract/domain/listing-type.ts'
import type { Bounds, LatLng } from '#contract/domain/place.ts'

export interface MapListing {
  id: number
  lat: number
  lng: number
  title: string
  type: ListingType
  /** Listings of one building stand on one marker; null groups by the spot alone. */
  buildingId: number | null
  /** What stands on the marker, formatted: short, with its currency. */
  priceLabel: string
}

/** A place with listings, marked where the map is too far away to show them. */
export interface MapTown {
  name: string
  lat: number
  lng: number
}

/** `zoom` is MapLibre's: one less than in maps of 256 px tiles for the same view. */
export interface MapCamera {
  lat: number
  lng: number
  zoom: number
}

export interface MapTexts {
  /** In place of a map that did not load, with the button that tries again. */
  failed: string
  tryAgain: string
  /** In place of a map whose source refuses us: a title and a sentence. */
  authFailure: string
  refused: string
  /** In place of a map on a device without WebGL. */
  cannotDraw: string
  /** Sentences on a map that goes on. */
  missingStreets: string
  missingParts: string
  drawingLost: string
  dismiss: string
  zoomIn: string
  zoomOut: string
  fit: string
  locate: string
  locateDenied: string
  locateFailed: string
  /** Name of the button that shows where the map's data comes from. */
  attribution: string
  /** On the marker of several listings in one building. */
  items(count: number): string
}

export interface ListingMapProps {
  listings: readonly MapListing[]
  towns?: readonly MapTown[]
  /** Moving it flies there, or jumps under reduced motion. */
  camera: MapCamera
  /** Farther away than this no listing is shown; left out, where a search begins. */
  leastMarkerZoom?: number
  highlightedId?: number | null
  /** How much of it something else covers from below; the camera looks at the middle of the rest. */
  coveredBottomPx?: number
  /** After a move ended, and once when the map is there. */
  onMove(camera: MapCamera, bounds: Bounds): void
  /** Click on a marker: one id, or all at that spot or in that cluster. */
  onOpen(listingIds: number[]): void
  /** The pointer is over the marker of these listings; none when it has left. */
  onHover?(listingIds: number[]): void
  /** Click on the mark of a town, where the map is too far away to search. */
  onTown?(): void
  /** Accessible name of the map. */
  label: string
  texts: MapTexts
}

export interface PickerMapProps {
  /** Moving it flies there, or jumps under reduced motion. */
  camera: MapCamera
  /** What is picked so far. */
  point: LatLng | null
  /** After a move ended, and once when the map is there. */
  onMove(camera: MapCamera, bounds: Bounds): void
  onPick(point: LatLng): void
  /** Accessible name of the map. */
  label: string
  texts: MapTexts & {
    /** Name of the marker, with the keys that move it. */
    point: string
    /** Name of the button that picks the middle of the map. */
    pickMiddle: string
  }
}
