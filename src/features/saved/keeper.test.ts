import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { reportReach } from '#src/api/reach.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { countQueries, writeQuery, type refreshQuery } from '#src/cache/query-store.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { startKeeper } from './keeper.ts'

const files = {
  keys: async () => [],
  put: async () => undefined,
  match: async () => undefined,
  delete: async () => true,
}
const picture = '/media/0123456789abcdef0123456789abcdef-600x450-336699.jpg'
let end: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('caches', { open: async () => files, match: async () => undefined })
  vi.spyOn(log, 'warn').mockReturnValue()
  queryClient.setQueryData(sessionKey, null)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what fails alone, while the server answers the rest, waits, and the next one is kept', async () => {
  await noteKept(1, { savedAtMs: 2 })
  await noteKept(2, { savedAtMs: 1 })
  const asked: number[] = []
  end = startKeeper({
    listing(id, ask: typeof refreshQuery): Promise<Listing> {
      asked.push(id)
      if (id === 2) {
        const listing = listingExample({ id, pictures: [], place: null })
        return ask({ queryKey: ['listing', id], queryFn: async () => listing })
      }
      reportReach(false)
      // The answer to something else that was asked at the same time.
      setTimeout(reportReach, 0, true)
      return Promise.reject(new TypeError('Failed to fetch'))
    },
    others: () => [],
  })
  await expect.poll(async () => (await readKept()).get(2)?.refreshedAtMs).toBeTypeOf('number')
  expect(asked).toEqual([1, 2])
})

const askNothing = {
  listing: () => Promise.reject(new Error('Not asked')),
  others: () => [],
}

test('what was taken back leaves without a connection as well', async () => {
  await noteKept(3, { leavesAtMs: Date.now() - 1 })
  vi.stubGlobal('navigator', { onLine: false })
  end = startKeeper(askNothing)
  await expect.poll(async () => (await readKept()).has(3)).toBe(false)
})

test('what is taken back while it is fetched is fetched no further', async () => {
  let fetched: AbortSignal | undefined
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    fetched = signal
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  await noteKept(4, {})
  end = startKeeper({
    ...askNothing,
    listing: async (id) => listingExample({ id, pictures: [picture], place: null }),
  })
  await expect.poll(() => fetched).toBeDefined()
  await noteKept(4, { leavesAtMs: Date.now() + 5_000 })
  await expect.poll(() => fetched?.aborted).toBe(true)
})

test('what somebody has read who logged out and closed the window at once is removed', async () => {
  const before = await countQueries()
  queryClient.setQueryData(sessionKey, { id: 9 })
  await writeQuery(['own-listings'], [])
  expect(await countQueries()).not.toBe(before)
  queryClient.setQueryData(sessionKey, null)
  end = startKeeper(askNothing)
  await expect.poll(countQueries).toBe(before)
})
