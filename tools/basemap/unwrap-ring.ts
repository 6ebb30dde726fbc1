import type { Position } from 'geojson'

/** A ring that crosses the date line goes on beyond 180 degrees instead of back around the world,
 *  and one around the south pole is closed along it. Its middle lies within 180 degrees. */
export function unwrapRing(ring: Position[]): Position[] {
  if (!crossesDateLine(ring)) return ring
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  const unwrapped = ring.map(([lng = 0, lat = 0]): Position => {
    if (lng - before > 180) turn -= 360
    if (lng - before < -180) turn += 360
    before = lng
    return [lng + turn, lat]
  })
  const first = unwrapped[0]?.[0] ?? 0
  if (turn !== 0) unwrapped.push([first + turn, -90], [first, -90], ring[0]!)
  const middle = middleOf(unwrapped)
  const shift = middle > 180 ? -360 : middle < -180 ? 360 : 0
  return shift === 0 ? unwrapped : unwrapped.map(([lng = 0, lat = 0]) => [lng + shift, lat])
}

function crossesDateLine(ring: readonly Position[]): boolean {
  return ring.some(([lng = 0], i) => Math.abs(lng - (ring[i - 1]?.[0] ?? lng)) > 180)
}

function middleOf(ring: readonly Position[]): number {
  let west = Infinity
  let east = -Infinity
  for (const [lng = 0] of ring) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  return (west + east) / 2
}
