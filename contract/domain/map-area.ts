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
export function tilesOfArea({ centre, radiusMetres }: MapArea): TileAddress[] {
  const high = radiusMetres / metresPerDegree
  // Near a pole the area reaches around the world.
  const wide = Math.min(high / Math.cos((centre.lat * Math.PI) / 180), 180)
  const northWest = mercator({ lat: Math.min(centre.lat + high, 90), lng: centre.lng - wide })
  const southEast = mercator({ lat: Math.max(centre.lat - high, -90), lng: centre.lng + wide })
  return Array.from({ length: maxTileZoom + 1 }, (_, z) => {
    const last = 2 ** z - 1
    const columns = range(Math.floor(northWest.x * 2 ** z), Math.floor(southEast.x * 2 ** z))
    const around = new Set(columns.map((x) => ((x % (last + 1)) + last + 1) % (last + 1)))
    const rows = range(
      Math.min(Math.floor(northWest.y * 2 ** z), last),
      Math.min(Math.floor(southEast.y * 2 ** z), last),
    )
    return [...around].flatMap((x) => rows.map((y) => ({ z, x, y })))
  }).flat()
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
