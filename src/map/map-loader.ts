import { useSyncExternalStore } from 'react'
import { changing } from '#src/changing.ts'
import { log } from '#src/log.ts'
import type * as KeptMaps from './kept-maps.tsx'
import { MapRefused } from './map-refused.ts'
import { readMapSource } from './map-source.ts'
import type { MapGround } from './map-ground.ts'

/** How far the map has come; one for the page, whichever map it shows. */
export type MapState = 'NOT_LOADED' | 'LOADING' | 'LOADED' | 'FAILED' | 'AUTH_FAILURE'

export type Maps = typeof KeptMaps

export type MapLoad =
  | { state: Exclude<MapState, 'LOADED'>; canDraw: boolean }
  | { state: 'LOADED'; canDraw: true; maps: Maps; ground: MapGround }

/** Nothing waits longer than this for a map that does not come: its tiles may never arrive. */
export const mapPatienceMs = 5_000

/** For so long this thread stays free for the worker, which the library has asked for: what the browser has fetched for it
 *  passes through here, and would wait behind the making of a map. */
const workerStartMs = 20

const load = changing<MapLoad>({ state: 'NOT_LOADED', canDraw: true })
const isAwaited = changing(false)
let patience: ReturnType<typeof setTimeout> | undefined
let maps: Maps | null = null
let chunkFault: string | null = null

function setAwaited(next: boolean): void {
  clearTimeout(patience)
  if (next) patience = setTimeout(() => setAwaited(false), mapPatienceMs)
  isAwaited.set(next)
}

export const useMapLoad = (): MapLoad => useSyncExternalStore(load.subscribe, load.get)

/** Whether the first map is on its way, from when it was sent for until it is drawn: what nobody waits for
 *  does not take the processor from it. */
export const useMapAwaited = (): boolean => useSyncExternalStore(isAwaited.subscribe, isAwaited.get)

/** Says that a map is drawn. */
export const noteDrawn = (): void => setAwaited(false)

/** Fetches library and source side by side; does nothing when that was done. */
export function startMaps(): void {
  if (load.get().state === 'NOT_LOADED') void begin()
}

/** Begins anew after a failure. */
export async function retryMaps(): Promise<void> {
  const wasWithoutChunk = chunkFault !== null
  if (wasWithoutChunk && (await mustReload())) location.reload()
  else await begin()
}

/** Takes a map from the screen that cannot go on. */
export function failMaps(error: unknown): void {
  log.warn(error)
  maps?.discardMaps()
  const lacksWebGl = error instanceof Error && error.name === 'GPUInitializationError'
  load.set({
    state: error instanceof MapRefused ? 'AUTH_FAILURE' : 'FAILED',
    canDraw: !lacksWebGl,
  })
  setAwaited(false)
}

async function begin(): Promise<void> {
  load.set({ state: 'LOADING', canDraw: true })
  setAwaited(true)
  try {
    const [loaded, source] = await Promise.all([importMaps(), readMapSource()])
    maps = loaded
    const ground = await loaded.loadGround(source, loaded.readLook())
    load.set({ state: 'LOADED', canDraw: true, maps: loaded, ground })
  } catch (error) {
    failMaps(error)
  }
}

async function importMaps(): Promise<Maps> {
  try {
    const loaded = await import('./kept-maps.tsx')
    chunkFault = null
    await new Promise((resolve) => setTimeout(resolve, workerStartMs))
    return loaded
  } catch (error) {
    chunkFault = String(error)
    throw error
  }
}

/** Some browsers remember for as long as the page lives that a module did not come, and styles that did
 *  not come are not asked for twice: then only a new page helps, as soon as the server is there. */
async function mustReload(): Promise<boolean> {
  const isThere = await readMapSource().then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  if (/preload CSS/i.test(chunkFault ?? '')) return true
  return importMaps().then(
    () => false,
    () => true,
  )
}
