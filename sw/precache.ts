import { PrecacheController } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { cacheNames } from '#src/cache/cache-names.ts'
import { eachOf } from '#src/cache/each-of.ts'
import { writeWithRoom } from '#src/cache/make-room.ts'
import { askFor, builtFiles } from './built-files.ts'
import { goodAnswers } from './good-answers.ts'
import { siteFiles } from './site.ts'
import { chunks, mapSource } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

const ahead = new AbortController()

/** Leaves what is fetched ahead of need to the version that waits: a browser lets that take over only when this one has
 *  nothing under way. */
export const giveWay = (): void => ahead.abort()

/** What every page needs to open without a connection. */
export const shell = new PrecacheController({
  cacheName: cacheNames.shell,
  plugins: [goodAnswers],
})
shell.addToCacheList([...builtFiles.filter(({ isLate }) => !isLate), ...siteFiles])

/** Fetches the shell: a page waits for a worker that takes over, and never for one that installs. */
export async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all([fetchShell(event), keepMapSource(event)])
}

/** The start page goes with what the map was drawn from when it was fetched. */
async function keepMapSource(event: ExtendableEvent): Promise<void> {
  const kept = await caches.match(mapSourcePath, { cacheName: cacheNames.mapSource })
  if (kept) return
  // What is missing is fetched when it is asked for.
  await Promise.all(mapSource.handleAll({ request: mapSourcePath, event })).catch(() => undefined)
}

/** Workbox's own install fetches one file after the other: a hundred round trips on a phone. */
async function fetchShell(event: ExtendableEvent): Promise<void> {
  await eachOf(shell.getURLsToCacheKeys(), async ([url, cacheKey]) => {
    await askFor(url, optionsOf(url, cacheKey), (request) =>
      Promise.all(shell.strategy.handleAll({ params: { cacheKey }, request, event })),
    )
  })
}

const optionsOf = (url: string, cacheKey: string): RequestInit => ({
  // A name without its content's hash may be of another version in the browser's own cache.
  cache: cacheKey === url ? 'default' : 'reload',
  signal: ahead.signal,
})

/** The controller's own strategy keeps what it fetches at an install alone. */
const repair = new CacheFirst({
  cacheName: cacheNames.shell,
  plugins: [
    goodAnswers,
    { cacheKeyWillBeUsed: async ({ request }) => shell.getCacheKeyForURL(request.url) ?? request },
  ],
})

/** Fetches what a browser has lost of the shell. */
async function repairShell(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(cacheNames.shell)).keys()
  const urls = new Set(kept.map(({ url }) => url))
  const lost = [...shell.getURLsToCacheKeys()].filter(([, cacheKey]) => !urls.has(cacheKey))
  await eachOf(lost, async ([url, cacheKey]) => {
    await askFor(url, optionsOf(url, cacheKey), (request) =>
      Promise.all(repair.handleAll({ request, event })),
    )
  })
}

/** Until it is in the cache, with its age noted: what was never noted is never removed. */
async function keepChunk(url: string, event: ExtendableEvent): Promise<void> {
  await askFor(url, { signal: ahead.signal }, (request) =>
    Promise.all(chunks.handleAll({ request, event })),
  )
}

/** Takes over from the version before; its chunks stay for the tabs that still run it. */
export async function takeOver(event: ExtendableEvent): Promise<void> {
  // A device without room for them needs that of the version before.
  await keepPreviousChunks().catch(() => undefined)
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
      if (response) await writeWithRoom(() => kept.put(request, response.clone()))
    }),
  )
  // Last, so that a worker that is ended in between leaves too much and not too little.
  const previous = new Set(outdated.map(({ url }) => url))
  await Promise.all(older.map(({ url }) => previous.has(url) || kept.delete(url)))
}

let fetching: Promise<boolean> | undefined

/** Fetches what no install waited for, so that the map and the pages of lenders open offline, too, and before it what
 *  has been lost of what an install waits for.
 *  Tabs that ask at one time wait for the same.
 *  @returns whether all of it is there; what is not is fetched when it is needed, and with the next page that opens */
export function fetchLateFiles(event: ExtendableEvent): Promise<boolean> {
  fetching ??= fetchEach(event)
    .catch(() => false)
    .finally(() => {
      fetching = undefined
    })
  return fetching
}

async function fetchEach(event: ExtendableEvent): Promise<boolean> {
  await repairShell(event)
  const late = builtFiles.filter(({ isLate }) => isLate)
  for (const { url } of late) await keepChunk(url, event)
  const kept = await Promise.all(late.map(({ url }) => caches.match(url)))
  return kept.every(Boolean)
}
