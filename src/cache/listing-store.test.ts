import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import {
  forgetListings,
  listingsOnDevice,
  recallListings,
  rememberListings,
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
