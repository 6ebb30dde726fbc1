import type { FeatureCollection, LineString } from 'geojson'
import { wrappedLng, type Bounds } from '#contract/domain/place.ts'
import { worldPx } from '#contract/domain/tile-address.ts'

/** From here on, where no streets are drawn, a map without lines would look broken. */
export const firstGraticuleZoom = 12

const leastGapPx = 150
const stepsDegrees = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]

/** Meridians and parallels around what is in view, a hand's breadth apart; each has its degrees as `label`.
 *  They reach as far again on each side, so that a map that is dragged has them. */
export function graticuleLines(bounds: Bounds, zoom: number): FeatureCollection<LineString> {
  const step = stepAt(zoom)
  const [south, north] = widened(bounds.south, bounds.north)
  const isAcross = bounds.east < bounds.west
  const [west, east] = widened(bounds.west, isAcross ? bounds.east + 360 : bounds.east)
  const meridians = multiplesWithin(west, east, step).map((lng) =>
    line([lng, south], [lng, north], labelOf(wrappedLng(lng), step, 'E', 'W')),
  )
  const parallels = multiplesWithin(south, north, step).map((lat) =>
    line([west, lat], [east, lat], labelOf(lat, step, 'N', 'S')),
  )
  return { type: 'FeatureCollection', features: [...meridians, ...parallels] }
}

function stepAt(zoom: number): number {
  const pixelsPerDegree = worldPx(zoom) / 360
  return stepsDegrees.find((step) => step * pixelsPerDegree >= leastGapPx) ?? stepsDegrees.at(-1)!
}

const widened = (from: number, to: number): [number, number] => [
  from - (to - from),
  to + (to - from),
]

function multiplesWithin(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(Math.floor(to / step) - first + 1, 0)
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

function labelOf(degrees: number, step: number, positive: string, negative: string): string {
  const decimals = Math.ceil(-Math.log10(step))
  return `${Math.abs(degrees).toFixed(decimals)}° ${degrees < 0 ? negative : positive}`
}

const line = (
  from: [number, number],
  to: [number, number],
  label: string,
): FeatureCollection<LineString>['features'][number] => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: [from, to] },
  properties: { label },
})
