import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { urlOf, type Client } from '#tests/fixtures/client.ts'
import { readEnvelope } from '#tests/fixtures/envelope.ts'
import { brokenBodies, isAccepted, sampleBody } from '#tests/fixtures/sample-body.ts'
import { inputOf, openSmallWorld } from '#tests/fixtures/small-world.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof openSmallWorld>>
let client: Client
let session: string | undefined
beforeAll(async () => {
  site = await openTestApp()
  world = await openSmallWorld(site)
})
afterAll(() => site.close())

const posts = servedEndpoints.filter(([, { method }]) => method === 'POST')
const json = { 'content-type': 'application/json' }

async function post(endpoint: Endpoint, payload: string | Buffer, headers: object = json) {
  // A registration that is accepted leaves this browser with another user.
  if (session === undefined || client.cookies.get('session') !== session) {
    client = await world.enter('stranger')
    session = client.cookies.get('session')
  }
  return client.send({
    method: 'POST',
    url: urlOf(endpoint, inputOf(endpoint, world.listingId)),
    headers: { ...client.headersOf(endpoint), ...headers },
    payload,
  })
}

describe('a body that is wrong in one place', () => {
  test.each(posts)('%s refuses it with the reason', async (_name, endpoint) => {
    for (const body of brokenBodies(endpoint)) {
      const sent = JSON.stringify(body)
      const { errorCode, errors } = readEnvelope(await post(endpoint, sent))
      if (isAccepted(endpoint, body)) continue
      expect(errorCode, sent).toBe(4)
      expect(errors, sent).not.toHaveLength(0)
    }
  })

  test.each(posts)('%s names the field that nobody knows', async (_name, endpoint) => {
    const body = JSON.stringify({ ...sampleBody(endpoint), unknownField: 1 })
    const { errors } = readEnvelope(await post(endpoint, body))
    expect(errors).toEqual([{ path: 'unknownField', message: 'is not a known field.' }])
  })
})

describe('a body that is no JSON', () => {
  test.each([
    ['half an object', '{"a":'],
    ['nothing', ''],
    ['a word', 'hello'],
    ['a number without an end', '1e'],
    ['a prototype', '{"__proto__": {"access": 1}}'],
    ['a constructor', '{"constructor": {"prototype": 1}}'],
    ['a deep hole', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s is refused everywhere', async (_what, payload) => {
    for (const [, endpoint] of posts) {
      expect(readEnvelope(await post(endpoint, payload)).errorCode).toBe(4)
    }
  })

  test('5 MB are refused everywhere', async () => {
    const payload = JSON.stringify({ Msg: 'x'.repeat(5_000_000) })
    for (const [, endpoint] of posts) {
      const response = await post(endpoint, payload)
      expect(response.statusCode).toBe(413)
      expect(readEnvelope(response).errorCode).toBe(8)
    }
  })

  test.each([
    ['application/xml', '<a/>', 8],
    ['application/x-www-form-urlencoded', 'a=1', 8],
    ['multipart/form-data; boundary=x', '--x--', 8],
    ['text/plain', '{}', 4],
    ['nonsense', '{}', 8],
  ])('content of the kind %s is refused everywhere', async (type, payload, code) => {
    for (const [, endpoint] of posts) {
      const response = await post(endpoint, payload, { 'content-type': type })
      expect(readEnvelope(response).errorCode).toBe(code)
    }
  })
})

describe('an idempotency key', () => {
  const keyed = posts.filter(([, { takesKey }]) => takesKey)

  test.each([
    ['empty', ''],
    ['no UUID', 'not-a-uuid'],
    ['the UUID of nothing', '00000000-0000-0000-0000-000000000000'],
    ['long', 'x'.repeat(4000)],
  ])('is refused when it is %s', async (_what, key) => {
    for (const [, endpoint] of keyed) {
      const body = JSON.stringify(sampleBody(endpoint))
      const answer = readEnvelope(await post(endpoint, body, { ...json, 'idempotency-key': key }))
      expect(answer).toMatchObject({ errorCode: 4, errors: [{ path: 'Idempotency-Key' }] })
    }
  })
})
