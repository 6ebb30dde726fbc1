import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { urlOf, type Client } from '#tests/fixtures/client.ts'
import { readEnvelope } from '#tests/fixtures/envelope.ts'
import { inputOf, openSmallWorld, requestOf } from '#tests/fixtures/small-world.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof openSmallWorld>>
beforeAll(async () => {
  site = await openTestApp()
  world = await openSmallWorld(site)
})
afterAll(() => site.close())

const withParams = servedEndpoints.filter(([, { path }]) => path.includes(':'))

/** What a browser of the stranger's gets for a request to `url` that fits the endpoint otherwise. */
async function answerAt(url: string, endpoint: Endpoint, client: Client) {
  const request = requestOf(endpoint, inputOf(endpoint, world.listingId))
  return readEnvelope(await client.send({ ...request, url, headers: client.headersOf(endpoint) }))
}

describe('a parameter', () => {
  const strange = ['0', '-1', '1.5', '01', '1e3', 'abc', '', '\0', '../', '🏠', "1'--", 'null']
  const large = ['9'.repeat(15), '9'.repeat(16), 'x'.repeat(500), 'x'.repeat(5000)]

  test.each(withParams)('that %s does not know is refused', async (_name, endpoint) => {
    const client = await world.enter('stranger')
    const { params } = inputOf(endpoint, world.listingId)
    for (const name of Object.keys(params)) {
      for (const value of [...strange, ...large]) {
        const tried = { ...params, [name]: value }
        const { errorCode } = await answerAt(urlOf(endpoint, { params: tried }), endpoint, client)
        const isKnown = z.safeDecode(endpoint.params, tried as never).success
        if (!isKnown) expect([3, 4], `${name} = ${value}`).toContain(errorCode)
      }
    }
  })
})

describe('a query', () => {
  test.each(servedEndpoints)('that %s does not know is refused', async (_name, endpoint) => {
    const { url } = requestOf(endpoint, inputOf(endpoint, world.listingId))
    const { errorCode, errors } = await answerAt(
      `${url}${url.includes('?') ? '&' : '?'}unknown=1`,
      endpoint,
      await world.enter('stranger'),
    )
    expect(errorCode).toBe(4)
    expect(errors).toEqual([{ path: 'unknown', message: 'is not a known field.' }])
  })
})

test.each([
  ['/api/rent/get/%', 4],
  ['/api/rent/get/%ff', 4],
  ['/api/%c0%ae%c0%ae/', 4],
  ['/api/rent/getall?cursor=%ff', 4],
  ['/api/rent/getall?cursor=1-1&cursor=2-2', 4],
  ['/api/rent/getall?cursor=99999999999999-1', 4],
  ['/api/rent/getall?cursor=9999999999999-1', 0],
  ['/api/rent/getall?cursor=0-999999999999999', 0],
  ['/api/geocode/', 4],
  ['/api/geocode/?address=%00', 4],
  ['/api/geocode/?address=a&address=b', 4],
  ['/api/geocode/?address[a]=b', 4],
  ['/api', 3],
  ['/api/', 3],
  ['/api/nothing', 3],
  ['/api/rent/get/1/2', 3],
])('%s is answered with code %i', async (url, code) => {
  expect(readEnvelope(await site.app.inject({ url })).errorCode).toBe(code)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'there is nothing to %s at an address of the contract',
  async (method) => {
    const response = await site.app.inject({ method, url: '/api/rent/get/1' })
    expect(readEnvelope(response).errorCode).toBe(3)
  },
)

test.each([
  { cookie: 'session=%00; csrftoken=%ff' },
  { cookie: `session=${'x'.repeat(8000)}` },
  { cookie: '=; ;;; ===' },
  { 'x-user-id': 'nobody' },
  { host: 'evil.example:99999' },
  { accept: 'image/png' },
  { 'accept-encoding': 'nonsense' },
])('a search with the header %o is answered', async (headers) => {
  const response = await site.app.inject({ url: '/api/rent/search/0/0/1/1/0', headers })
  expect(readEnvelope(response)).toMatchObject({ errorCode: 0, resObj: [] })
})
