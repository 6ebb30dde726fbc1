import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { labelFeature } from './label-layer.ts'
import { labelPoint } from './label-point.ts'
import { TILE_EXTENT } from './tile-address.ts'
import type { TileAddress } from './tile-address.ts'
import type { Country } from './world-atlas.ts'

const LAST_ZOOM = 8

/** @returns the layer `countries` of a tile: `name`, and `rank`, the zoom from which the name has room */
export function countryLabels(
  countries: readonly Country[],
): (tile: TileAddress) => GeoJSONVTFeature[] {
  const labels = countries.map(({ name, polygons }) => {
    const { area, ...at } = labelPoint(polygons)
    return { at, name, rank: firstZoom(area) }
  })
  return (tile) =>
    tile.z > LAST_ZOOM
      ? []
      : labels
          .filter(({ rank }) => rank <= tile.z)
          .map(({ at, name, rank }) => labelFeature(tile, at, { name, rank }))
          .filter(({ geometry }) => geometry.flat().every((n) => n >= 0 && n < TILE_EXTENT))
}

/** Thailand's 43 square degrees give 3. */
function firstZoom(area: number): number {
  return Math.min(Math.max(Math.ceil(5 - Math.log2(area) / 2), 1), 7)
}
