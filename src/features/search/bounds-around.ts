import { centreOf, sizeOf, wrappedLng, type Bounds } from '#contract/domain/place.ts'
import { latAt, mercator, worldPx } from '#contract/domain/tile-address.ts'
import type { Camera } from './search-location.ts'

/** A map on the screen, or one that could be there. It looks at the middle of what is not covered. */
export interface MapSize {
  widthPx: number
  heightPx: number
  coveredBottomPx: number
}

/** What a map of this size shows, before it is there and where there is none. */
export function boundsAround(
  { lat, lng, zoom }: Camera,
  { widthPx, heightPx, coveredBottomPx }: MapSize,
): Bounds {
  const halfLng = Math.min(180, (180 * widthPx) / worldPx(zoom))
  const middle = mercator({ lat, lng }).y
  const latBelow = (offsetPx: number) => latAt(middle + offsetPx / worldPx(zoom))
  const isWholeWorld = halfLng === 180
  return {
    south: latBelow((heightPx + coveredBottomPx) / 2),
    west: isWholeWorld ? -180 : wrappedLng(lng - halfLng),
    north: latBelow(-(heightPx - coveredBottomPx) / 2),
    east: isWholeWorld ? 180 : wrappedLng(lng + halfLng),
  }
}

const sameShare = 0.002

/** True for areas that differ by less than anybody sees. */
export function isSameArea(a: Bounds, b: Bounds): boolean {
  const most = sameShare * (a.north - a.south)
  const sides = ['south', 'west', 'north', 'east'] as const
  return sides.every((side) => Math.abs(a[side] - b[side]) <= most)
}

/** True for areas around the same place: a bar that comes or a phone that is turned moves no map. */
export function hasSameMiddle(a: Bounds, b: Bounds): boolean {
  const most = sameShare * (a.north - a.south)
  const [middleOfA, middleOfB] = [centreOf(a), centreOf(b)]
  return (
    Math.abs(middleOfA.lat - middleOfB.lat) <= most &&
    Math.abs(middleOfA.lng - middleOfB.lng) <= most
  )
}

const widerShare = 0.15

/** True for an area of which much is seen beyond another one around the same place. */
export function isWider(area: Bounds, than: Bounds): boolean {
  const wide = sizeOf(area)
  const narrow = sizeOf(than)
  return (
    wide.lng > narrow.lng * (1 + 2 * widerShare) || wide.lat > narrow.lat * (1 + 2 * widerShare)
  )
}
