export const maxTileZoom = 14
export const tileExtent = 4096

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** @throws RangeError unless the tile is one of zoom 0 to 14 */
export function assertTileAddress({ z, x, y }: TileAddress): void {
  const isZoom = Number.isInteger(z) && z >= 0 && z <= maxTileZoom
  const isInside = [x, y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** z)
  if (!isZoom || !isInside) throw new RangeError(`No tile ${z}/${x}/${y}`)
}

/** Web Mercator as a square from 0 to 1, growing to the east and south. */
export function mercator(lat: number, lng: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: lng / 360 + 0.5, y: Math.min(Math.max(y, 0), 1) }
}

/** The latitude of a `y` of that square. */
export function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}
