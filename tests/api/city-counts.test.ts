import { afterAll, beforeAll, expect, test } from 'vitest'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { getCityCounts, setListingActive } from '#contract/endpoints/rent.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

async function counts(): Promise<Record<string, number>> {
  const cities = await new Client(site.app).get(getCityCounts)
  return Object.fromEntries(cities.map(({ City, Count }) => [City, Count]))
}

test('every preset city is counted, in the order of the buttons', async () => {
  const cities = await new Client(site.app).get(getCityCounts)
  expect(cities.map(({ City, Lat, Lon }) => [City, Lat, Lon])).toEqual(
    presetCities.map(({ city, place }) => [city, place.lat, place.lng]),
  )
})

test('what is active within a city’s reach counts, at once and only there', async () => {
  const lender = await newUser(site)
  const pattaya = { lat: 12.9276, lng: 100.8771 }
  const before = await counts()
  const id = await newListing(lender, {}, pattaya)
  await newListing(lender, {}, { lat: pattaya.lat + 0.149, lng: pattaya.lng - 0.149 })
  await newListing(lender, {}, { lat: pattaya.lat + 0.151, lng: pattaya.lng })
  const between = await counts()
  expect(between).toEqual({ ...before, Pattaya: (before.Pattaya ?? 0) + 2 })
  await lender.get(setListingActive, { params: { id, active: 0 } })
  expect(await counts()).toEqual({ ...between, Pattaya: (between.Pattaya ?? 0) - 1 })
})

test('they are counted once for all who ask within a while', async () => {
  const busy = await openTestApp({ sharedCountsMs: 60_000 })
  try {
    const lender = await newUser(busy)
    const read = () => new Client(busy.app).get(getCityCounts)
    const first = await read()
    await newListing(lender, {}, { lat: 12.9276, lng: 100.8771 })
    expect(await read()).toEqual(first)
  } finally {
    await busy.close()
  }
})
