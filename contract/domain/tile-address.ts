import type { LatLng } from './place.ts'

export const maxTileZoom = 14

/** A tile of the map: 2 to the power of `z` of them lie side by side around the world. */
export interface TileAddress {
  z: number
  x: number
  y: number
}

/** @throws RangeError unless the tile is one of zoom 0 to 14 */
export function assertTileAddress({ z, x, y }: TileAddress): void {
  const isZoom = Number.isInteger(z) && z >= 0 && z <= maxTileZoom
  const isThere = [x, y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** z)
  if (!isZoom || !isThere) throw new RangeError(`No tile ${z}/${x}/${y}`)
}

/** Web Mercator as a square from 0 to 1, growing to the east and south. */
export function mercator({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: lng / 360 + 0.5, y: Math.min(Math.max(y, 0), 1) }
}

/** Which latitude lies at a `y` of `mercator`; beyond the square it goes on towards the poles. */
export const latAt = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** How wide and high the world is on a map's screen, in CSS pixels. */
export const worldPx = (zoom: number): number => 512 * 2 ** zoom

/** Zooms closer than this look the same. */
export const sameZoom = 0.01
