import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureMapArea } from '#contract/endpoints/map.ts'
import { Client } from '#tests/fixtures/client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const bytesOfTile = 700
let site: TestApp
let mostInATurn = 0
let canBeRead = Promise.resolve()
beforeAll(async () => {
  let inThisTurn = 0
  site = await openTestApp({
    tile: async ({ z }) => {
      await canBeRead
      if (inThisTurn === 0) {
        setImmediate(() => {
          inThisTurn = 0
        })
      }
      inThisTurn += 1
      mostInATurn = Math.max(mostInATurn, inThisTurn)
      return z === 14 ? null : new Uint8Array(bytesOfTile)
    },
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

test('large parts, several at once, keep nobody waiting', async () => {
  const area = { lat: 59.9, lng: 10.7, radius: 20_000 }
  const measured = await Promise.all([area, area, area, area].map(measure))
  expect(measured.map(({ resObj }) => resObj.tiles > 1000)).toEqual([true, true, true, true])
  expect(mostInATurn).toBeLessThan(150)
})

test('while ten wait for theirs, who comes then is asked to try again', async () => {
  const { opened, open } = closedGate()
  canBeRead = opened
  const area = { lat: 12.9276, lng: 100.8771, radius: 100 }
  const measured = Array.from({ length: 12 }, () => measure(area))
  const refused = { status: 429, errorCode: 7, message: 'Please try again soon.' }
  expect(await Promise.race(measured)).toMatchObject(refused)
  open()
  const codes = (await Promise.all(measured)).map(({ errorCode }) => errorCode)
  expect(codes.toSorted()).toEqual([...codes.slice(1).map(() => 0), 7])
})

test.each([
  ['a radius of nothing', { lat: 12.9, lng: 100.9, radius: 0 }],
  ['a radius of more than 20 km', { lat: 12.9, lng: 100.9, radius: 20_001 }],
  ['a latitude off the globe', { lat: 91, lng: 100.9, radius: 1000 }],
  ['a pole, where all tiles meet', { lat: 89.9, lng: 0, radius: 20_000 }],
])('%s is refused', async (_what, query) => {
  expect(await measure(query)).toMatchObject({ status: 422, errorCode: 4, resObj: null })
})
