import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#src/cache/cache-names.ts'

const origin = 'https://staylend.example'
const current = `${origin}/assets/new-1.js`
const outdated = `${origin}/assets/old-1.js`
const older = `${origin}/assets/older-1.js`

/** The addresses of what each cache holds. */
let kept: Map<string, Set<string>>
let isFull: boolean
const claim = vi.fn(async () => undefined)

function cacheNamed(name: string) {
  const urls = kept.get(name) ?? new Set<string>()
  kept.set(name, urls)
  return {
    keys: async () => [...urls].map((url) => new Request(url)),
    match: async ({ url }: Request) => (urls.has(url) ? new Response('') : undefined),
    put: async ({ url }: Request) => {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError')
      urls.add(url)
    },
    delete: async (asked: Request | string) =>
      urls.delete(typeof asked === 'string' ? asked : asked.url),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  isFull = false
  kept = new Map([
    [cacheNames.shell, new Set([current, outdated])],
    [cacheNames.previousChunks, new Set([older])],
  ])
  const caches = { open: async (name: string) => cacheNamed(name) }
  const location = { href: `${origin}/sw.js` }
  const files = [{ url: '/assets/new-1.js', revision: null }]
  const made = { __WB_MANIFEST: files, SITE: { name: '', files: [] } }
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', { ...made, location, caches, clients: { claim } })
  vi.stubGlobal('location', location)
  vi.stubGlobal('caches', caches)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

/** As a worker that has waited for its turn. */
async function takeOver(): Promise<void> {
  vi.resetModules()
  const precache = await import('./precache.ts')
  const event = { waitUntil: () => undefined } as unknown as ExtendableEvent
  const takingOver = precache.takeOver(event)
  await vi.runAllTimersAsync()
  await takingOver
}

test('who takes over keeps the chunks of the version before for its tabs, and no older ones', async () => {
  await takeOver()
  expect(kept.get(cacheNames.previousChunks)).toEqual(new Set([outdated]))
  expect(kept.get(cacheNames.shell)).toEqual(new Set([current]))
  expect(claim).toHaveBeenCalledOnce()
})

test('a device without room for them is taken over all the same', async () => {
  isFull = true
  await takeOver()
  expect(kept.get(cacheNames.previousChunks)).toEqual(new Set([older]))
  expect(kept.get(cacheNames.shell)).toEqual(new Set([current]))
  expect(claim).toHaveBeenCalledOnce()
})
