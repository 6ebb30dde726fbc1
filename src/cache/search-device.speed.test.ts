import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { currencies } from '#contract/domain/currency.ts'
import type { ExchangeRates } from '#contract/domain/exchange.ts'
import { openFilter } from '#contract/domain/filter.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { rememberListings } from './listing-store.ts'
import { searchDevice } from './search-device.ts'

const rates = Object.fromEntries(
  currencies.map(({ code }, i) => [code, 1 + i * 7]),
) as ExchangeRates
const pattaya = { south: 12.8, west: 100.7, north: 13.1, east: 101 }
const anything = openFilter(['ROOM', 'CONDO'])

it('looks through 5,000 listings in less than 50 ms', async () => {
  const many = Array.from({ length: 5000 }, (_, i) =>
    listingExample({
      id: i + 1,
      place: { lat: 12.8 + (i % 100) * 0.003, lng: 100.7 + (i / 5000) * 0.3 },
    }),
  )
  await rememberListings(many)
  const search = { bounds: pattaya, filter: anything }
  await searchDevice(search, rates)
  const times: number[] = []
  for (let run = 0; run < 7; run++) {
    const began = performance.now()
    await searchDevice(search, rates)
    times.push(performance.now() - began)
  }
  expect(times.sort((a, b) => a - b)[3]).toBeLessThan(50)
})
