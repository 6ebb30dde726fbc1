import type { LatLng } from './place.ts'
import { maxTileZoom, mercator, type TileAddress } from './tile-address.ts'

/** A part of the map around a place, as a device keeps it for when there is no connection. */
export interface MapArea {
  centre: LatLng
  radiusMetres: number
}

/** What keeping an area takes. */
export interface MapAreaSize {
  tiles: number
  /** As they are sent. */
  bytes: number
}

const metresPerDegree = 111_195

/** The tiles of every zoom that a map of this area shows, from the whole world down. */
export function tilesOfArea(area: MapArea): TileAddress[] {
  return blocksOf(area).flatMap(({ z, west, columns, north, rows }) =>
    range(west, columns).flatMap((column) => {
      const x = (column + 2 ** z) % 2 ** z
      return range(north, rows).map((y) => ({ z, x, y }))
    }),
  )
}

/** How many these are, without a list of them. */
export function countTilesOfArea(area: MapArea): number {
  return blocksOf(area).reduce((sum, { columns, rows }) => sum + columns * rows, 0)
}

/** The tiles of each zoom lie in a block: how wide and how high it is, and its first column and row. West of the date
 *  line columns are negative. */
function blocksOf({ centre, radiusMetres }: MapArea) {
  const high = radiusMetres / metresPerDegree
  // Near a pole the area reaches around the world.
  const wide = Math.min(high / Math.cos((centre.lat * Math.PI) / 180), 180)
  const northWest = mercator({ lat: Math.min(centre.lat + high, 90), lng: centre.lng - wide })
  const southEast = mercator({ lat: Math.max(centre.lat - high, -90), lng: centre.lng + wide })
  return range(0, maxTileZoom + 1).map((z) => {
    const side = 2 ** z
    const west = Math.floor(northWest.x * side)
    const north = Math.min(Math.floor(northWest.y * side), side - 1)
    const south = Math.min(Math.floor(southEast.y * side), side - 1)
    const columns = Math.min(Math.floor(southEast.x * side) - west + 1, side)
    return { z, west, columns, north, rows: south - north + 1 }
  })
}

const range = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)
