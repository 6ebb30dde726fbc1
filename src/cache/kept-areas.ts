import { tilesOfArea, type MapArea, type MapAreaSize } from '#contract/domain/map-area.ts'
import { tilePath } from '#contract/domain/map-source.ts'
import { measureMapArea } from '#contract/endpoints/map.ts'
import { call } from '#src/api/call.ts'
import { cacheNames } from './cache-names.ts'
import { readMapSource } from '#src/map/map-source.ts'

/** An area of the map on this device. */
export interface KeptArea {
  id: string
  area: MapArea
  /** Of the drawing that is kept. */
  tilesPath: string
  /** Of the tiles that are there. */
  bytes: number
  /** False while it is being fetched, and after that was stopped. */
  isComplete: boolean
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

const sideBySide = 6
const decimals = 6

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
  const paths = pathsOf({ area, tilesPath })
  const progress: AreaProgress = { done: 0, tiles: paths.length, bytes: 0 }
  const write = () =>
    writeArea({
      id,
      area,
      tilesPath,
      bytes: progress.bytes,
      isComplete: progress.done === paths.length,
    })
  // Before the tiles, so that what was begun can be seen, and removed.
  await write()
  try {
    await eachOf(paths, signal, async (path, stop) => {
      const bytes = await keepTile(path, stop)
      progress.bytes += bytes
      progress.done += 1
      onProgress?.({ ...progress })
    })
  } finally {
    await write()
  }
  await removeNeedlessTiles()
}

/** Removes an area, and those of its tiles that no other one has. */
export async function removeArea(id: string): Promise<void> {
  await (await caches.open(cacheNames.keptAreas)).delete(recordPath(id))
  await removeNeedlessTiles()
}

export async function readAreas(): Promise<KeptArea[]> {
  const records = await caches.open(cacheNames.keptAreas)
  const answers = await Promise.all((await records.keys()).map((key) => records.match(key)))
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json()] : [])))
}

const recordPath = (id: string) => `/kept-areas/${encodeURIComponent(id)}`

async function writeArea(area: KeptArea): Promise<void> {
  const records = await caches.open(cacheNames.keptAreas)
  await records.put(recordPath(area.id), Response.json(area))
}

const pathsOf = ({ area, tilesPath }: Pick<KeptArea, 'area' | 'tilesPath'>) =>
  tilesOfArea(area).map((tile) => tilePath(tilesPath, tile))

/** Some at a time; the first that fails stops the others. */
async function eachOf(
  paths: string[],
  signal: AbortSignal | undefined,
  handle: (path: string, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController()
  const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
  const waiting = paths.values()
  const handleNext = async () => {
    for (const path of waiting) {
      stop.throwIfAborted()
      await handle(path, stop)
    }
  }
  try {
    await Promise.all(Array.from({ length: sideBySide }, handleNext))
  } catch (error) {
    failed.abort()
    throw error
  }
}

/** @returns how many bytes the tile was sent in */
async function keepTile(path: string, signal: AbortSignal): Promise<number> {
  const kept = await caches.open(cacheNames.keptTiles)
  const known = (await kept.match(path)) ?? (await caches.match(path))
  const tile = known ?? (await fetch(path, { cache: 'no-store', signal }))
  if (!tile.ok) throw new TypeError(`HTTP ${tile.status}`)
  const bytes = Number(tile.headers.get('content-length') ?? (await tile.clone().blob()).size)
  await kept.put(path, tile)
  return bytes
}

/** Also of older drawings: what no area names goes. */
async function removeNeedlessTiles(): Promise<void> {
  const needed = new Set((await readAreas()).flatMap(pathsOf))
  const kept = await caches.open(cacheNames.keptTiles)
  for (const request of await kept.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!needed.has(pathname + search)) await kept.delete(request)
  }
}
