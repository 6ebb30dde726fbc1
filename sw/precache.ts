import { PrecacheController } from 'workbox-precaching'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { cacheNames } from '#src/cache/cache-names.ts'
import { goodAnswers } from './good-answers.ts'
import { chunks, mapSource } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

const files = self.__WB_MANIFEST

/** What every page needs to open without a connection. */
export const shell = new PrecacheController({
  cacheName: cacheNames.shell,
  plugins: [goodAnswers],
})
shell.addToCacheList(files.filter(({ isLarge, catalogOf }) => !isLarge && !catalogOf))

/** Fetches the shell, and the texts of the languages that are read on this device: a page waits for
 *  a worker that takes over, and never for one that installs. */
export async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event)
  // What is missing is fetched when it is asked for.
  await renewCatalogs(event).catch(() => undefined)
  await keepMapSource(event).catch(() => undefined)
}

/** The start page goes with what the map was drawn from when it was fetched. */
async function keepMapSource(event: ExtendableEvent): Promise<void> {
  const kept = await caches.match(mapSourcePath, { cacheName: cacheNames.mapSource })
  if (!kept) await Promise.all(mapSource.handleAll({ request: mapSourcePath, event }))
}

async function renewCatalogs(event: ExtendableEvent): Promise<void> {
  const kept = (await (await caches.open(cacheNames.chunks)).keys()).map(
    ({ url }) => new URL(url).pathname,
  )
  for (const { url, catalogOf } of files) {
    if (!catalogOf) continue
    const isRead = kept.some((path) => path.startsWith(`/assets/${catalogOf}-`))
    if (isRead) await keepChunk(url, event)
  }
}

/** Until it is in the cache, with its age noted: what was never noted is never removed. */
async function keepChunk(url: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(chunks.handleAll({ request: url, event }))
}

/** Takes over from the version before; its chunks stay for the tabs that still run it. */
export async function takeOver(event: ExtendableEvent): Promise<void> {
  await keepPreviousChunks()
  await shell.activate(event)
  await self.clients.claim()
}

/** An open tab asks for chunks of its own version when it goes to another page, and the server has them
 *  no more. */
async function keepPreviousChunks(): Promise<void> {
  const cache = await caches.open(cacheNames.shell)
  const current = new Set(shell.getURLsToCacheKeys().values())
  const outdated = (await cache.keys()).filter(
    ({ url }) => !current.has(url) && new URL(url).pathname.startsWith('/assets/'),
  )
  if (outdated.length === 0) return
  const kept = await caches.open(cacheNames.previousChunks)
  const older = await kept.keys()
  await Promise.all(
    outdated.map(async (request) => {
      const response = await cache.match(request)
      if (response) await kept.put(request, response)
    }),
  )
  // Last, so that a worker that is ended in between leaves too much and not too little.
  const previous = new Set(outdated.map(({ url }) => url))
  await Promise.all(older.map(({ url }) => previous.has(url) || kept.delete(url)))
}

let fetching: Promise<boolean> | undefined

/** Fetches what was too large to be waited for: the map's library, so that the map opens offline.
 *  Tabs that ask at one time wait for the same.
 *  @returns whether all of it is there */
export function fetchLargeFiles(event: ExtendableEvent): Promise<boolean> {
  fetching ??= fetchEach(event).finally(() => {
    fetching = undefined
  })
  return fetching
}

async function fetchEach(event: ExtendableEvent): Promise<boolean> {
  const large = files.filter(({ isLarge }) => isLarge)
  for (const { url } of large) await keepChunk(url, event)
  const kept = await Promise.all(large.map(({ url }) => caches.match(url)))
  return kept.every(Boolean)
}
