import type { LatLng } from '#contract/domain/place.ts'

/** To a tenth of a metre. */
const decimals = 6

// Not -0, which is a zero of its own to whoever compares.
const rounded = (degrees: number) => Number(degrees.toFixed(decimals)) + 0

export const roundedPoint = ({ lat, lng }: LatLng): LatLng => ({
  lat: rounded(lat),
  lng: rounded(lng),
})

/** '13.7563, 100.5018', in digits that every map service takes. */
export const pointText = ({ lat, lng }: LatLng) => `${rounded(lat)}, ${rounded(lng)}`

/** Latitude and longitude as they are copied from elsewhere. @returns null for anything else */
export function readPoint(text: string): LatLng | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (lat === undefined || lng === undefined) return null
  const point = roundedPoint({ lat: Number(lat), lng: Number(lng) })
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}
