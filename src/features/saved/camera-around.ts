import { defaultMapCentre } from '#contract/limits.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { mercator, worldPx } from '#contract/domain/tile-address.ts'

const closestZoom = 14
const farthestZoom = 1
/** What a small phone leaves for a map, without the width of a marker at its edges. */
const sidePx = 200

/** A camera that sees all of the places on any screen. */
export function cameraAround(places: readonly LatLng[]): LatLng & { zoom: number } {
  if (places.length === 0) return { ...defaultMapCentre, zoom: farthestZoom }
  const [south, north] = [
    Math.min(...places.map(({ lat }) => lat)),
    Math.max(...places.map(({ lat }) => lat)),
  ]
  const [west, east] = [
    Math.min(...places.map(({ lng }) => lng)),
    Math.max(...places.map(({ lng }) => lng)),
  ]
  const northWest = mercator({ lat: north, lng: west })
  const southEast = mercator({ lat: south, lng: east })
  const worlds = Math.max(southEast.x - northWest.x, southEast.y - northWest.y, 1e-9)
  const zoom = Math.log2(sidePx / (worldPx(0) * worlds))
  return {
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    zoom: Math.min(closestZoom, Math.max(farthestZoom, zoom)),
  }
}
