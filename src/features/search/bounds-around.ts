import type { Bounds } from '#contract/domain/place.ts'
import type { Camera } from './search-location.ts'

const tilePx = 512

/** A map on the screen, or one that could be there. It looks at the middle of what is not covered. */
export interface MapSize {
  widthPx: number
  heightPx: number
  coveredBottomPx: number
}

/** What a map of this size shows, before it is there and where there is none. Web Mercator, as the map
 *  has it. */
export function boundsAround(
  { lat, lng, zoom }: Camera,
  { widthPx, heightPx, coveredBottomPx }: MapSize,
): Bounds {
  const worldPx = tilePx * 2 ** zoom
  const halfLng = Math.min(180, (180 * widthPx) / worldPx)
  const middle = Math.asinh(Math.tan((lat * Math.PI) / 180))
  const latAt = (offsetPx: number) =>
    (Math.atan(Math.sinh(middle + (offsetPx * 2 * Math.PI) / worldPx)) * 180) / Math.PI
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  const isWholeWorld = halfLng === 180
  return {
    south: latAt(-(heightPx + coveredBottomPx) / 2),
    west: isWholeWorld ? -180 : wrapped(lng - halfLng),
    north: latAt((heightPx - coveredBottomPx) / 2),
    east: isWholeWorld ? 180 : wrapped(lng + halfLng),
  }
}

const sameShare = 0.002

/** True for areas that differ by less than anybody sees. */
export function isSameArea(a: Bounds, b: Bounds): boolean {
  const most = sameShare * (a.north - a.south)
  const sides = ['south', 'west', 'north', 'east'] as const
  return sides.every((side) => Math.abs(a[side] - b[side]) <= most)
}
