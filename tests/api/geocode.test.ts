import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { geocode, getNearestTown, suggestPlaces } from '#contract/endpoints/geocode.ts'
import { createContext } from '#server/create-context.ts'
import { openGazetteer } from '#server/geo/gazetteer.ts'
import { openGeocoder } from '#server/open-geocoder.ts'
import { Client } from '#tests/fixtures/client.ts'
import {
  failing,
  stalling,
  startRangeServer,
  whole,
  type RangeServer,
} from '#tests/fixtures/range-server.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const gazetteer = openGazetteer()
let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ gazetteer: await gazetteer })
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

describe('with a service that knows streets', () => {
  const street = {
    lat: '13.7401',
    lon: '100.5552',
    name: 'Soi 11',
    display_name: 'Soi 11, Bangkok',
  }
  const places = (...found: object[]) => whole(Buffer.from(JSON.stringify(found)))

  /** A site that asks it, with a patience that a test has. */
  async function openAsking(answer: RangeServer['answer'], timeoutMs?: number) {
    const service = await startRangeServer(answer)
    const config = { geocoderUrl: service.url, publicUrl: 'https://staylend.example' }
    const geocoder = openGeocoder(config, timeoutMs)
    const parts = { ...site.context, gazetteer, geocoder, sessionSecret: null }
    const app = await buildTestApp(await createContext(parts))
    onTestFinished(async () => {
      await app.close()
      await service.close()
    })
    const warn = vi.spyOn(app.log, 'warn')
    const client = new Client(app)
    return {
      service,
      warnings: () => warn.mock.calls.map(([sentence]) => String(sentence)),
      find: (address: string) => client.call(geocode, { query: { address } }),
      suggest: (text: string) => client.call(suggestPlaces, { query: { text } }),
    }
  }

  test('an address is looked up there, by a site that says who it is', async () => {
    const asked: [url: string | undefined, agent: string | undefined][] = []
    const { find } = await openAsking((request, response) => {
      asked.push([request.url, request.headers['user-agent']])
      places(street)(request, response)
    })
    expect(await find(' Soi 11 & 13, Bangkok ')).toMatchObject({
      errorCode: 0,
      resObj: { name: 'Soi 11', geometry: { location: { lat: 13.7401, lng: 100.5552 } } },
    })
    const [[url = '', agent]] = asked as [(typeof asked)[0]]
    expect(agent).toBe('Staylend (https://staylend.example)')
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    expect(pathname).toBe('/streets.pmtiles/search')
    const q = 'Soi 11 & 13, Bangkok'
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'hush',
      format: 'jsonv2',
      limit: '1',
      q,
    })
  })

  test('a house has its whole address for a name', async () => {
    const { find } = await openAsking(places({ ...street, name: '' }))
    expect(await find('Soi 11/2')).toMatchObject({ resObj: { name: 'Soi 11, Bangkok' } })
  })

  test('what it does not find is not there', async () => {
    const { find } = await openAsking(places())
    expect(await find('Xyzzy Street')).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('it is asked once for each address, and never for a point, nothing or what is still typed', async () => {
    const { find, suggest, service } = await openAsking(places(street))
    await Promise.all([find('Soi 11'), find('soi 11'), find('SOI 11 ')])
    await find('Soi 11')
    expect(service.asked).toBe(1)
    await find('12.93, 100.88')
    expect(await find('???')).toMatchObject({ errorCode: 3 })
    expect(await suggest('Pat')).toMatchObject({ errorCode: 0 })
    expect(service.asked).toBe(1)
  })

  test.each([
    ['fails', failing(500), 'it answers 500'],
    ['wants us to wait', failing(429), 'it answers 429'],
    [
      'answers a page',
      whole(Buffer.from('<!doctype html><p>Hello')),
      'it answers no list of places',
    ],
    ['answers no place', places({ lat: 'north', lon: '1' }), 'it answers no list of places'],
    ['is off the globe', places({ ...street, lat: '91' }), 'it answers no list of places'],
    ['answers at length', whole(Buffer.alloc(1e6, ' ')), 'it answers no list of places'],
    ['says nothing', stalling, 'it does not answer in time'],
  ])('while it %s a visitor may ask again, and the log says why', async (_what, answer, why) => {
    const { find, service, warnings } = await openAsking(
      answer,
      answer === stalling ? 500 : undefined,
    )
    const refused = { status: 503, errorCode: 503, message: 'Please try again soon.', resObj: null }
    expect(await find('Soi 11')).toMatchObject(refused)
    const place = service.url.replace('?key=hush', '')
    expect(warnings()).toEqual([`Addresses cannot be looked up: ${place}: ${why}`])
    service.answer = places(street)
    expect(await find('Soi 11')).toMatchObject({ errorCode: 0 })
  })

  test('a service that is away is one that may come back', async () => {
    const { find, service, warnings } = await openAsking(places(street))
    await service.close()
    expect(await find('Soi 11')).toMatchObject({ status: 503, errorCode: 503 })
    expect(warnings()[0]).toMatch(/: it cannot be reached \(ECONNREFUSED\)$/)
  })

  test('who comes when many wait for a slow one may ask again', async () => {
    const held: ServerResponse[] = []
    const { find, service } = await openAsking((_request, response) => held.push(response), 60_000)
    const codes: number[] = []
    const found = Array.from({ length: 30 }, async (_, at) => {
      const { errorCode } = await find(`Soi ${at}`)
      codes.push(errorCode)
    })
    await vi.waitUntil(() => codes.length === 6)
    expect(codes).toEqual(Array(6).fill(7))
    await vi.waitUntil(() => held.length === 4)
    service.answer = places(street)
    for (const response of held) response.end(JSON.stringify([street]))
    await Promise.all(found)
    expect(codes.slice(6)).toEqual(Array(24).fill(0))
  })
})
