import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { listingsOnDeviceAtMost } from '#contract/limits.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import {
  forgetListings,
  listingsOnDevice,
  recallListings,
  rememberListings,
  removeOldListings,
} from './listing-store.ts'

it('looks again where it could not be read', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  await rememberListings([listingExample({ id: 7 })])
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Not now.', 'UnknownError')
  })
  expect((await listingsOnDevice()).size).toBe(0)
  reading.mockRestore()
  expect((await listingsOnDevice()).get(7)?.listing.id).toBe(7)
})

it('has what another tab has seen, and forgets it with the rest', async () => {
  await rememberListings([listingExample({ id: 1 })])
  await listingsOnDevice()
  vi.resetModules()
  const otherTab = await import('./listing-store.ts')
  await otherTab.rememberListings([
    listingExample({ id: 1, isActive: false }),
    listingExample({ id: 2 }),
  ])
  const seen = async (id: number) => (await listingsOnDevice()).get(id)?.listing.isActive
  await expect.poll(() => seen(1)).toBe(false)
  expect(await seen(2)).toBe(true)
  await forgetListings(new Set())
  expect(await recallListings([1, 2])).toEqual([])
})

it('removes what was not seen for the longest time, and nothing that is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const numbered = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => listingExample({ id: from + at }))
  vi.setSystemTime(2000)
  await rememberListings(numbered(10, listingsOnDeviceAtMost + 500))
  vi.setSystemTime(1000)
  await rememberListings(numbered(1, 2))
  vi.useRealTimers()
  await removeOldListings(new Set([1]))
  const left = await listingsOnDevice()
  expect(left.size).toBe(listingsOnDeviceAtMost)
  expect([left.has(1), left.has(2)]).toEqual([true, false])
  await forgetListings(new Set([1]))
  expect([...(await listingsOnDevice()).keys()]).toEqual([1])
})
