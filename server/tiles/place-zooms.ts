import { PLACE_KIND } from '#server/geo/place-table.ts'
import type { PlaceTable } from '#server/geo/place-table.ts'
import { KEY_ZOOM } from './quad-key.ts'
import { MAX_ZOOM } from './tile-address.ts'

/** The least population that is named at zoom 3, 4 and so on. */
const LEAST_POPULATION = [5e6, 1.5e6, 4e5, 1e5, 3e4, 8e3, 2e3]
const FIRST_ZOOM = 3
/** From here on everything is named. */
const CROWDED_ZOOM = 13
/** A label is alone in its cell, a quarter of a tile wide. */
const CELLS_PER_TILE_LOG2 = 2

/** The zoom from which on each place is named: when it is the largest of its cell that has no name yet. */
export function firstZooms(table: PlaceTable, keys: Uint32Array): Uint8Array {
  const zooms = new Uint8Array(table.count).fill(CROWDED_ZOOM)
  const bySize = new Uint32Array(table.count)
    .map((_, row) => row)
    .sort((a, b) => weightOf(table, b) - weightOf(table, a))
  for (let zoom = FIRST_ZOOM; zoom < Math.min(CROWDED_ZOOM, MAX_ZOOM); zoom++) {
    const cellSize = 4 ** (KEY_ZOOM - zoom - CELLS_PER_TILE_LOG2)
    const least = LEAST_POPULATION[zoom - FIRST_ZOOM] ?? 0
    const taken = new Set<number>()
    for (const row of bySize) {
      if (weightOf(table, row) < least) break
      const cell = Math.floor(keys[row]! / cellSize)
      if (zooms[row]! < zoom) taken.add(cell)
      else if (!taken.has(cell)) {
        taken.add(cell)
        zooms[row] = zoom
      }
    }
  }
  return zooms
}

/** A capital counts for four times its people, a quarter of a city for a tenth. */
function weightOf(table: PlaceTable, row: number): number {
  const population = table.population[row]!
  if (table.kind[row] === PLACE_KIND.capital) return population * 4
  return table.kind[row] === PLACE_KIND.quarter ? population / 10 : population
}
