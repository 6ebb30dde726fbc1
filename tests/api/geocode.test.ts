import { afterAll, beforeAll, expect, test } from 'vitest'
import { geocode } from '#contract/endpoints/geocode.ts'
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
