import { PrecacheRoute } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { isPercentEncoded } from '#contract/domain/is-percent-encoded.ts'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { notPages } from '#contract/pages.ts'
import { cacheNames } from '#src/cache/cache-names.ts'
import { isLasting } from '#src/cache/good-answer.ts'
import { keptPicturePath } from '#src/cache/kept-picture-path.ts'
import { askFor } from './built-files.ts'
import { withMapPolicy } from './map-policy.ts'
import { shell } from './precache.ts'
import { chunks, mapSource, pictures, tiles } from './strategies.ts'

const below = (folder: string) => (url: URL, sameOrigin: boolean) =>
  sameOrigin && url.pathname.startsWith(folder)

const isChunk = below('/assets/')
const isPicture = below('/media/')
const isTile = below('/tiles/')

const fileOfItsOwn = /^\/([^/]+|(icons|screenshots|sites)\/.+)\.[a-z0-9]+$/i

// A navigation route would look at the query as well, where coordinates end like names of files. An address that was cut
// within a letter is mended by the server.
const isPage = ({ pathname }: URL) =>
  !notPages.test(pathname) && !fileOfItsOwn.test(pathname) && isPercentEncoded(pathname)

const keptPicture = ({ pathname }: URL) =>
  caches.match(keptPicturePath(pathname), { cacheName: cacheNames.keptPictures })

/** What is kept is fetched past the caches of what was looked at. */
const isKeeping = ({ cache }: Request) => cache === 'no-store'

/** Of an area that is kept; with the search ignored, of an older drawing too. */
const keptTile = async (request: Request, options?: CacheQueryOptions) =>
  (await caches.open(cacheNames.keptTiles)).match(request, options)

const router = new Router()

// Without these options the start page would be answered twice, and addresses with a query not at all.
router.registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))

const startPage = shell.createHandlerBoundToURL('/index.html')

router.registerRoute(
  new Route(
    ({ url, request }) => request.mode === 'navigate' && isPage(url),
    async (options) => withMapPolicy(await startPage(options)),
  ),
)

router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => isChunk(url, sameOrigin),
    async ({ url, request, event }) => {
      const chunk =
        (await caches.match(request, { cacheName: cacheNames.previousChunks })) ??
        (await askFor(url.href, {}, (request) => chunks.handle({ request, event })))
      // A worker is under the policy of its own script.
      return request.destination === 'worker' ? withMapPolicy(chunk) : chunk
    },
  ),
)
router.registerRoute(
  new Route(
    ({ url, sameOrigin, request }) => isPicture(url, sameOrigin) && !isKeeping(request),
    async ({ url, request, event }) =>
      (await keptPicture(url)) ?? pictures.handle({ request, event }),
  ),
)
router.registerRoute(
  new Route(
    ({ url, sameOrigin, request }) => isTile(url, sameOrigin) && !isKeeping(request),
    async ({ request, event }) => {
      const kept = await keptTile(request)
      if (kept && isLasting(kept)) return kept
      return tiles.handle({ request, event }).catch(async (error: unknown) => {
        const instead = kept ?? (await keptTile(request, { ignoreSearch: true }))
        if (instead) return instead
        throw error
      })
    },
  ),
)

router.registerRoute(
  new Route(({ url, sameOrigin }) => sameOrigin && url.pathname === mapSourcePath, mapSource),
)

/** What the worker answers itself; undefined leaves a request to the network. */
export const answer = (event: FetchEvent) => router.handleRequest({ request: event.request, event })

/** The server's calls are never answered here. A browser that is told so once starts no sleeping worker for them,
 *  which takes longer than a call. */
export const leaveCalls = async (event: InstallEvent) =>
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
