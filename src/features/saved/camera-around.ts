import { defaultMapCentre } from '#contract/limits.ts'
import type { LatLng } from '#contract/domain/place.ts'

const closestZoom = 14
const farthestZoom = 1
const tilePx = 512
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
  const worlds = Math.max((east - west) / 360, (mercatorY(north) - mercatorY(south)) / 2, 1e-9)
  const zoom = Math.log2(sidePx / (tilePx * worlds))
  return {
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    zoom: Math.min(closestZoom, Math.max(farthestZoom, zoom)),
  }
}

/** From -1 to 1 over the square of the world. */
const mercatorY = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
