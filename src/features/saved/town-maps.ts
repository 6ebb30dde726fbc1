import { useSyncExternalStore } from 'react'
import {
  keepArea,
  readAreas,
  removeArea,
  type AreaProgress,
  type KeptArea,
} from '#src/cache/kept-areas.ts'
import { readKeptSurely } from '#src/cache/kept-listings.ts'
import { changing } from '#src/changing.ts'
import { log } from '#src/log.ts'
import { townsOf, type Town } from './towns.ts'

/** The map of a town on this device. */
export interface TownMap {
  /** What of it is here, all or in part. */
  kept: KeptArea | null
  /** While it is being fetched. */
  progress: AreaProgress | null
  /** Why it was not fetched the last time. */
  error: Error | null
}

const nothing: TownMap = { kept: null, progress: null, error: null }
const prefix = 'town-'
const idOf = (name: string) => prefix + name

const maps = changing<ReadonlyMap<string, TownMap>>(new Map())
const running = new Map<string, AbortController>()

const mapOf = (id: string) => maps.get().get(id) ?? nothing

/** @param name of the town */
export function useTownMap(name: string): TownMap {
  return useSyncExternalStore(subscribe, () => mapOf(idOf(name)))
}

/** Fetches what of the town's map is not here yet; goes on where it was stopped. */
export async function keepTown({ name, area }: Town): Promise<void> {
  const id = idOf(name)
  if (running.has(id)) return
  const stop = new AbortController()
  running.set(id, stop)
  const onProgress = (progress: AreaProgress) => change(id, { progress })
  change(id, { progress: { done: 0, tiles: 1, bytes: 0 }, error: null })
  try {
    await keepArea(id, mapOf(id).kept?.area ?? area, { signal: stop.signal, onProgress })
  } catch (error) {
    if (!stop.signal.aborted) change(id, { error: error as Error })
  } finally {
    running.delete(id)
    change(id, { progress: null })
    await read()
  }
}

export const stopTown = (name: string): void => running.get(idOf(name))?.abort()

export async function removeTown(name: string): Promise<void> {
  stopTown(name)
  await removeArea(idOf(name))
  change(idOf(name), { error: null })
  await read()
}

/** Removes the maps of towns in which nothing else is saved.
 *  @param leavingId of the listing that goes */
export async function removeTownsWithout(leavingId: number): Promise<void> {
  const kept = await readKeptSurely()
  if (!kept) return
  const staying = [...kept.values()].filter(({ id }) => id !== leavingId)
  // Where the town of one is not known, it may be any of them.
  if (staying.some(({ seen }) => seen === null)) return
  const listings = staying.flatMap(({ seen }) => seen?.listing ?? [])
  const needed = new Set(townsOf(listings).map(({ name }) => idOf(name)))
  for (const { id } of await readAreas()) {
    if (!id.startsWith(prefix) || needed.has(id)) continue
    running.get(id)?.abort()
    await removeArea(id)
  }
  await read()
}

/** What cannot be read is shown as it was. */
async function read(): Promise<void> {
  try {
    const areas = new Map((await readAreas()).map((area) => [area.id, area]))
    for (const id of new Set([...maps.get().keys(), ...areas.keys()])) {
      change(id, { kept: areas.get(id) ?? null })
    }
  } catch (error) {
    log.warn(`What is kept of maps could not be read: ${error}`)
  }
}

function change(id: string, changes: Partial<TownMap>): void {
  maps.set(new Map(maps.get()).set(id, { ...mapOf(id), ...changes }))
}

function subscribe(listener: () => void): () => void {
  void read()
  return maps.subscribe(listener)
}
