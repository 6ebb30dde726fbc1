import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { listingsOnDevice, rememberListings } from './listing-store.ts'

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
