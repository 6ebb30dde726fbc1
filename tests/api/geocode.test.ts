import { afterAll, beforeAll, expect, test } from 'vitest'
import { geocode, getNearestTown, suggestPlaces } from '#contract/endpoints/geocode.ts'
import { openGazetteer } from '#server/geo/gazetteer.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ gazetteer: await openGazetteer() })
})
afterAll(() => site.close())

const find = (address: string) => new Client(site.app).call(geocode, { query: { address } })

test.each([
  ['Bangkok', 'Bangkok', 13.8, 100.5],
  ['  hua HIN ', 'Hua Hin', 12.6, 100],
  ['Pattaya, Thailand', 'Pattaya', 12.9, 100.9],
  ['12.93, 100.88', 'Pattaya', 12.9, 100.9],
])('"%s" is found', async (address, name, lat, lng) => {
  const { resObj, errorCode } = await find(address)
  expect(errorCode).toBe(0)
  const { location } = resObj.geometry
  expect(resObj.name).toBe(name)
  expect([location.lat.toFixed(1), location.lng.toFixed(1)]).toEqual([
    lat.toFixed(1),
    lng.toFixed(1),
  ])
})

test.each(['', 'Xyzzyville', '???'])('"%s" is not there', async (address) => {
  expect(await find(address)).toMatchObject({ status: 404, errorCode: 3, resObj: null })
})

test('an address of more than 200 characters is refused', async () => {
  expect(await find('x'.repeat(201))).toMatchObject({ errorCode: 4, errors: [{ path: 'address' }] })
})

const suggest = (text: string) => new Client(site.app).call(suggestPlaces, { query: { text } })

test('while a name is typed, up to eight places are suggested, best first', async () => {
  const { resObj } = await suggest('Pat')
  expect(resObj).toHaveLength(8)
  expect(resObj[0]).toMatchObject({ name: 'Pattaya', country: 'TH' })
  const { location } = resObj[0]!.geometry
  expect([location.lat, location.lng].map(Math.round)).toEqual([13, 101])
})

test.each(['บ', 'М', '東', 'Ba'])('"%s" is enough for suggestions', async (text) => {
  const { resObj, errorCode } = await suggest(text)
  expect([errorCode, resObj.length]).toEqual([0, 8])
})

test('nothing is suggested where nothing is called so', async () => {
  expect(await suggest('Xyzzyville')).toMatchObject({ errorCode: 0, resObj: [] })
})

test.each(['', ' ', 'B', '???', '7', 'x'.repeat(201), 'Ba\0'])(
  '"%s" is refused as the beginning of a name',
  async (text) => {
    expect(await suggest(text)).toMatchObject({ errorCode: 4, errors: [{ path: 'text' }] })
  },
)

test('suggestions keep up with typing: 95 of 100 within 20 ms', async () => {
  const short = ['sa', 'ba', 'บ', 'с', '大', 'chiang', 'new york', '13.75, 100.5', 'x'.repeat(200)]
  const typed = [...short, 'ba, sa', 'Soho, Lon', 'Park Avenue, New York', 'Springfield, Illinois']
  const timesMs: number[] = []
  for (let at = 0; at < 200; at += 1) {
    const began = performance.now()
    await suggest(typed[at % typed.length]!)
    timesMs.push(performance.now() - began)
  }
  timesMs.sort((a, b) => a - b)
  expect(timesMs[190]).toBeLessThan(20)
})

const nearest = (lat: string, lng: string) =>
  new Client(site.app).call(getNearestTown, { query: { lat, lng } })

test('a point has a town and a zone, at sea as well', async () => {
  expect(await nearest('52.5', '13.4')).toMatchObject({
    resObj: { town: { name: 'Kreuzberg', country: 'DE' }, zone: 'Europe/Berlin' },
  })
  expect(await nearest('-48.9', '-123.4')).toMatchObject({ errorCode: 0 })
})

test.each([
  ['91', '0', 'lat'],
  ['0', '-181', 'lng'],
  ['x', '0', 'lat'],
])('"%s, %s" is no point', async (lat, lng, path) => {
  expect(await nearest(lat, lng)).toMatchObject({ errorCode: 4, errors: [{ path }] })
})
