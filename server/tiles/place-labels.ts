import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { PLACE_KIND, textReader, UNITS_PER_DEGREE } from '#server/geo/place-table.ts'
import type { PlaceTable } from '#server/geo/place-table.ts'
import { labelFeature } from './label-layer.ts'
import { firstZooms } from './place-zooms.ts'
import { KEY_ZOOM, pointKey, tileKey } from './quad-key.ts'
import type { TileAddress } from './tile-address.ts'

const KIND_NAMES = Object.keys(PLACE_KIND)
/** Least populations of ranks 0 to 5; the rest is 6. */
const RANKS = [5e6, 1e6, 3e5, 1e5, 3e4, 1e4]

/** @returns the layer `places` of a tile: `name`, `kind`, and `rank` from 0 for the largest to 6 */
export function placeLabels(table: PlaceTable): (tile: TileAddress) => GeoJSONVTFeature[] {
  const nameOf = textReader(table.names)
  const keys = new Uint32Array(table.count)
  for (let row = 0; row < table.count; row++) keys[row] = pointKey(placeAt(row))
  const rows = new Uint32Array(table.count).map((_, row) => row).sort((a, b) => keys[a]! - keys[b]!)
  const zooms = firstZooms(table, keys)

  function placeAt(row: number) {
    return { lat: table.lat[row]! / UNITS_PER_DEGREE, lng: table.lng[row]! / UNITS_PER_DEGREE }
  }

  function firstWith(key: number): number {
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (keys[rows[middle]!]! < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return (tile) => {
    const span = 4 ** (KEY_ZOOM - tile.z)
    const first = tileKey(tile) * span
    return [...rows.subarray(firstWith(first), firstWith(first + span))]
      .filter((row) => zooms[row]! <= tile.z)
      .map((row) =>
        labelFeature(tile, placeAt(row), {
          name: nameOf(row),
          kind: KIND_NAMES[table.kind[row]!] ?? 'town',
          rank: rankOf(table.population[row]!),
        }),
      )
  }
}

function rankOf(population: number): number {
  const rank = RANKS.findIndex((least) => population >= least)
  return rank === -1 ? RANKS.length : rank
}
