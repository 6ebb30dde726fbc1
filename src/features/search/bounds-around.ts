import type { Bounds } from '#contract/domain/place.ts'
import type { Camera } from './search-location.ts'

const tilePx = 512

/** What a map of this size would show: where no map is on the screen, a search needs none.
 *  Web Mercator, as the map has it. */
export function boundsAround(
  { lat, lng, zoom }: Camera,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Bounds {
  const worldPx = tilePx * 2 ** zoom
  const halfLng = Math.min(180, (180 * widthPx) / worldPx)
  const middle = Math.asinh(Math.tan((lat * Math.PI) / 180))
  const latAt = (offsetPx: number) =>
    (Math.atan(Math.sinh(middle + (offsetPx * 2 * Math.PI) / worldPx)) * 180) / Math.PI
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  const isWholeWorld = halfLng === 180
  return {
    south: latAt(-heightPx / 2),
    west: isWholeWorld ? -180 : wrapped(lng - halfLng),
    north: latAt(heightPx / 2),
    east: isWholeWorld ? 180 : wrapped(lng + halfLng),
  }
}
