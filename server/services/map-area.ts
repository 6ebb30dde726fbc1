import { setImmediate } from 'node:timers/promises'
import {
  countTilesOfArea,
  tilesOfArea,
  type MapArea,
  type MapAreaSize,
} from '#contract/domain/map-area.ts'
import { invalidField } from '#contract/domain/refusal.ts'
import { mapAreasWaitingAtMost, mapAreaTilesAtMost } from '#contract/limits.ts'
import { slots } from '#server/slots.ts'
import type { Context } from './context.ts'

/** What has been read or cut before takes no turn of the event loop: after so many tiles it is for the others. */
const tilesInATurn = 50
const oneByOne = slots(1, { waitingAtMost: mapAreasWaitingAtMost })

/** @throws Refusal 'invalid' when the area has too many tiles, as it may near a pole
 *  @throws TooMany when as many others wait for theirs */
export async function measureArea({ tile }: Context, area: MapArea): Promise<MapAreaSize> {
  const tiles = countTilesOfArea(area)
  if (tiles > mapAreaTilesAtMost) {
    throw invalidField('radius', 'This part of the map is too large to be kept.')
  }
  return oneByOne(async () => {
    let bytes = 0
    for (const [at, address] of tilesOfArea(area).entries()) {
      if (at % tilesInATurn === 0) await setImmediate()
      bytes += (await tile(address))?.byteLength ?? 0
    }
    return { tiles, bytes }
  })
}
