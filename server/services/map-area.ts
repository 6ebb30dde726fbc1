import { tilesOfArea, type MapArea, type MapAreaSize } from '#contract/domain/map-area.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { mapAreaTilesAtMost } from '#contract/limits.ts'
import type { Context } from './context.ts'

/** @throws Refusal 'invalid' when the area has too many tiles, as it may near a pole */
export async function measureArea({ tile }: Context, area: MapArea): Promise<MapAreaSize> {
  const tiles = tilesOfArea(area)
  if (tiles.length > mapAreaTilesAtMost) {
    const message = 'This part of the map is too large to be kept.'
    throw new Refusal('invalid', message, [{ path: 'radius', message }])
  }
  let bytes = 0
  for (const address of tiles) bytes += (await tile(address))?.byteLength ?? 0
  return { tiles: tiles.length, bytes }
}
