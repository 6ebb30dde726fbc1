import type { Position } from 'geojson'
import { unwrapRing } from './unwrap-ring.ts'

type Ring = readonly Position[]

const cornersAtMost = 96
const steps = 16

/** Where a country's name stands: the point inside its largest part that is farthest from the
 *  corners, found on a grid of 16 by 16; and that part's area in square degrees of the equator. */
export function labelPoint(polygons: readonly Position[][][]): {
  lat: number
  lng: number
  area: number
} {
  const rings = polygons
    .flatMap((polygon) => polygon.slice(0, 1))
    .map((ring) => thinned(unwrapRing(ring)))
  const ring = rings.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a))
  const lngs = ring.map(([lng = 0]) => lng)
  const lats = ring.map(([, lat = 0]) => lat)
  const west = Math.min(...lngs)
  const south = Math.min(...lats)
  const width = Math.max(...lngs) - west
  const height = Math.max(...lats) - south
  const shrink = Math.cos(((south + height / 2) * Math.PI) / 180)
  let best = { lat: south + height / 2, lng: west + width / 2, room: -1 }
  for (let i = 0; i < steps * steps; i++) {
    const lng = west + (width * ((i % steps) + 0.5)) / steps
    const lat = south + (height * (Math.floor(i / steps) + 0.5)) / steps
    if (!isInside(ring, lng, lat)) continue
    const room = roomAround(ring, lng, lat, shrink)
    if (room > best.room) best = { lat, lng, room }
  }
  return {
    lat: best.lat,
    lng: best.lng > 180 ? best.lng - 360 : best.lng,
    area: areaOf(ring) * shrink,
  }
}

function thinned(ring: Ring): Ring {
  const step = Math.ceil(ring.length / cornersAtMost)
  return ring.filter((_, i) => i % step === 0)
}

/** The square of the distance to the nearest corner. */
function roomAround(ring: Ring, lng: number, lat: number, shrink: number): number {
  let least = Infinity
  for (const [x = 0, y = 0] of ring) {
    const dx = (x - lng) * shrink
    least = Math.min(least, dx * dx + (y - lat) * (y - lat))
  }
  return least
}

function areaOf(ring: Ring): number {
  let sum = 0
  ring.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length]!
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum) / 2
}

function isInside(ring: Ring, lng: number, lat: number): boolean {
  let inside = false
  ring.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length]!
    const crosses = y > lat !== nextY > lat
    if (crosses && lng < ((nextX - x) * (lat - y)) / (nextY - y) + x) inside = !inside
  })
  return inside
}
