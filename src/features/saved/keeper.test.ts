import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { reportReach } from '#src/api/reach.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { countQueries, writeQuery, type refreshQuery } from '#src/cache/query-store.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { startKeeper } from './keeper.ts'

const files = { keys: async () => [], put: async () => undefined, match: async () => undefined }
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

test('what somebody has read who logged out and closed the window at once is removed', async () => {
  const before = await countQueries()
  queryClient.setQueryData(sessionKey, { id: 9 })
  await writeQuery(['own-listings'], [])
  expect(await countQueries()).not.toBe(before)
  queryClient.setQueryData(sessionKey, null)
  end = startKeeper({ listing: () => Promise.reject(new Error('Not asked')), others: () => [] })
  await expect.poll(countQueries).toBe(before)
})
