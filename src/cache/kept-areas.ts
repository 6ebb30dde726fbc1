import { tilesOfArea, type MapArea, type MapAreaSize } from '#contract/domain/map-area.ts'
import { tilePath } from '#contract/domain/map-source.ts'
import { measureMapArea } from '#contract/endpoints/map.ts'
import { call } from '#src/api/call.ts'
import { cacheNames } from './cache-names.ts'
import { keptFiles, type KeptThing } from './kept-files.ts'
import { readMapSource } from '#src/map/map-source.ts'

/** An area of the map on this device. */
export interface KeptArea extends KeptThing {
  area: MapArea
  /** Of the drawing that is kept. */
  tilesPath: string
}

export interface AreaProgress {
  done: number
  tiles: number
  bytes: number
}

/** The operator's map comes from elsewhere, and cannot be kept. */
export class MapElsewhereError extends Error {
  override name = 'MapElsewhereError'
}

const decimals = 6

const areas = keptFiles<KeptArea>({
  cache: cacheNames.keptTiles,
  things: cacheNames.keptAreas,
  pathsOf: ({ area, tilesPath }) => tilesOfArea(area).map((tile) => tilePath(tilesPath, tile)),
})

/** What keeping an area takes, of the map as it is drawn now.
 *  @throws ApiError when the server refuses the area, NetworkError when it is out of reach */
export async function measureArea(area: MapArea): Promise<MapAreaSize> {
  const { lat, lng } = area.centre
  const query = {
    lat: Number(lat.toFixed(decimals)),
    lng: Number(lng.toFixed(decimals)),
    radius: Math.ceil(area.radiusMetres),
  }
  return (await call(measureMapArea, { query })).resObj
}

/** Fetches the tiles of an area that are not there yet: what was stopped goes on, and an area of an older
 *  drawing is renewed. What was fetched stays when this fails.
 *  @param id names the area, such as `listing-12`; another area under it is replaced
 *  @throws AbortError when `signal` stops it, MapElsewhereError for a map that is not ours, TypeError
 *  without a connection, QuotaExceededError when the device is full */
export async function keepArea(
  id: string,
  area: MapArea,
  {
    signal,
    onProgress,
  }: { signal?: AbortSignal; onProgress?: (progress: AreaProgress) => void } = {},
): Promise<void> {
  const source = await readMapSource()
  if (source.kind !== 'tiles') throw new MapElsewhereError()
  const { tilesPath } = source
  await areas.keep(
    { id, area, tilesPath, bytes: 0, isComplete: false },
    { signal, onProgress: ({ files, ...step }) => onProgress?.({ ...step, tiles: files }) },
  )
}

/** Removes an area, and those of its tiles that no other one has. */
export const removeArea = (id: string): Promise<void> => areas.remove(id)

export const readAreas = (): Promise<KeptArea[]> => areas.read()
