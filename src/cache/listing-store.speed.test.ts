import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { recallListings, rememberListings } from './listing-store.ts'

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
