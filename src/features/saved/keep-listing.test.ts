import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { clientVersion } from '#contract/limits.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import type { refreshQuery } from '#src/cache/query-store.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { dropListing, keepListing } from './keep-listing.ts'

const bare = listingExample({ id: 1, pictures: [], place: null })
const queries = {
  listing: (id: number, ask: typeof refreshQuery): Promise<Listing> =>
    ask({ queryKey: ['listing', id], queryFn: async () => bare }),
  others: ({ id }: Listing, ask: typeof refreshQuery) => [
    ask({ queryKey: ['booked', id], queryFn: async () => [] }),
  ],
}
const keep = () =>
  keepListing(1, queries, { signal: new AbortController().signal, onPart: () => undefined })

const refreshedAtMs = async () => (await readKept()).get(1)?.refreshedAtMs

test.each(['listings', 'queries', 'kept-listings'])(
  'is not called kept where the device has no room for its %s, and is when there is room again',
  async (full) => {
    await noteKept(1, { refreshedAtMs: null })
    const files = { keys: async () => [], put: async () => undefined, match: async () => undefined }
    vi.stubGlobal('caches', { open: async () => files })
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.spyOn(log, 'warn').mockReturnValue()
    const { put } = IDBObjectStore.prototype
    const noRoom = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...record
    ) {
      if (this.name === full) throw new DOMException('No room.', 'QuotaExceededError')
      return put.apply(this, record)
    })
    await expect(keep()).rejects.toMatchObject({ name: 'NotOnDeviceError', isFull: true })
    expect(await refreshedAtMs()).toBeNull()

    noRoom.mockRestore()
    await noteKept(1, { version: '0.0.1' })
    await keep()
    expect(await refreshedAtMs()).toBeTypeOf('number')
    expect((await readKept()).get(1)?.version).toBe(clientVersion)
  },
)

test('what was saved again since it was to go is left alone', async () => {
  await noteKept(1, { leavesAtMs: 5 })
  const leaving = (await readKept()).get(1)!
  await noteKept(1, { leavesAtMs: null, refreshedAtMs: 6 })
  const open = vi.fn()
  vi.stubGlobal('caches', { open })
  onTestFinished(() => void vi.unstubAllGlobals())
  await dropListing(leaving)
  expect(open).not.toHaveBeenCalled()
  expect(await refreshedAtMs()).toBe(6)
})
