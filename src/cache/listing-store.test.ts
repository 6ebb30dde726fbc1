import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { listingsOnDevice, recallListings, rememberListings } from './listing-store.ts'

it('opens one of 5,000 listings in less than 50 ms', async () => {
  await rememberListings(Array.from({ length: 5000 }, (_, i) => listingExample({ id: i + 1 })))
  const times: number[] = []
  for (const id of [1, 700, 1400, 2100, 2800, 3500, 4999]) {
    const began = performance.now()
    const [listing] = await recallListings([id])
    times.push(performance.now() - began)
    expect(listing?.id).toBe(id)
  }
  expect(times.sort((a, b) => a - b)[3]).toBeLessThan(50)
})

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
