import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureMapArea } from '#contract/endpoints/map.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const bytesOfTile = 700
let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    tile: async ({ z }) => (z === 14 ? null : new Uint8Array(bytesOfTile)),
  })
})
afterAll(() => site.close())

const measure = (query: { lat: number; lng: number; radius: number }) =>
  new Client(site.app).call(measureMapArea, { query })

test('a part of the map has its tiles counted and weighed', async () => {
  const { resObj, errorCode } = await measure({ lat: 12.9276, lng: 100.8771, radius: 100 })
  expect(errorCode).toBe(0)
  expect(resObj.tiles).toBeGreaterThanOrEqual(15)
  expect(resObj.bytes % bytesOfTile).toBe(0)
  expect(resObj.bytes).toBeLessThan(resObj.tiles * bytesOfTile)
})

test.each([
  ['a radius of nothing', { lat: 12.9, lng: 100.9, radius: 0 }],
  ['a radius of more than 20 km', { lat: 12.9, lng: 100.9, radius: 20_001 }],
  ['a latitude off the globe', { lat: 91, lng: 100.9, radius: 1000 }],
  ['a pole, where all tiles meet', { lat: 89.9, lng: 0, radius: 20_000 }],
])('%s is refused', async (_what, query) => {
  expect(await measure(query)).toMatchObject({ status: 422, errorCode: 4, resObj: null })
})
