import { PrecacheController } from 'workbox-precaching'
import { cacheNames } from './cache-names.ts'

declare const self: ServiceWorkerGlobalScope

const files = self.__WB_MANIFEST

/** What every page needs to open without a connection. */
export const shell = new PrecacheController({ cacheName: cacheNames.shell })
shell.addToCacheList(files.filter(({ isLarge }) => !isLarge))

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
  await caches.delete(cacheNames.previousChunks)
  const kept = await caches.open(cacheNames.previousChunks)
  await Promise.all(
    outdated.map(async (request) => {
      const response = await cache.match(request)
      if (response) await kept.put(request, response)
    }),
  )
}

/** Fetches what was too large to be waited for: the map's library, so that the map opens offline. */
export async function fetchLargeFiles(): Promise<void> {
  const cache = await caches.open(cacheNames.chunks)
  for (const { url, isLarge } of files) {
    if (isLarge && !(await cache.match(url))) await cache.add(url)
  }
}
