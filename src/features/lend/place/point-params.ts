import type { LatLng } from '#contract/domain/place.ts'

/** The point that an address proposes. Both are kept as they came, so that the page can say what is wrong. */
export interface PointParams {
  lat?: unknown
  lon?: unknown
}

/** @returns null where none is given, 'bad' for what is no point on the globe */
export function pointOf({ lat, lon }: PointParams): LatLng | 'bad' | null {
  if (lat === undefined && lon === undefined) return null
  return isWithin(lat, 90) && isWithin(lon, 180) ? { lat, lng: lon } : 'bad'
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most
