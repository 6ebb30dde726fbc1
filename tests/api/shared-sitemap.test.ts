import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setListingActive } from '#contract/endpoints/rent.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let listing: number
const opened: FastifyInstance[] = []
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  listing = await newListing(lender)
  await newListing(lender)
})
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))
afterAll(() => site.close())

/** A server of its own over the same listings, and what it reads of the database once the gate is open. */
async function openServer({ gate = Promise.resolve(), sharedAnswersMs = 600_000 } = {}) {
  let reads = 0
  const db = site.context.db.withPlugin({
    transformQuery({ node }) {
      reads += 1
      return node
    },
    async transformResult({ result }) {
      await gate
      return result
    },
  })
  const app = await buildTestApp({ ...site.context, db }, { sharedAnswersMs })
  opened.push(app)
  const get = async (headers: Record<string, string> = {}, url = '/sitemap.xml') =>
    app.inject({ url, headers: { host: 'staylend.example', ...headers } })
  return { get, reads: () => reads }
}

/** How often the database is read for one file. */
const readsOfOne = 2

describe('a file of the sitemap', () => {
  test('is made once for all who ask for it at one time, whatever they add', async () => {
    const { get, reads } = await openServer()
    const asked = Array.from({ length: 20 }, (_, at) =>
      get({ 'accept-encoding': `identity, x${at}`, cookie: `a=${at}` }, `/sitemap.xml?at=${at}`),
    )
    const files = await Promise.all(asked)
    expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(files.map(({ body }) => body)).size).toBe(1)
    expect(reads()).toBe(readsOfOne)
  })

  test('is given again for some time, also when a listing was taken down', async () => {
    const [later, now] = [await openServer(), await openServer({ sharedAnswersMs: 0 })]
    const before = await later.get()
    expect(before.body).toContain(`/rentitem/${listing}<`)
    await lender.get(setListingActive, { params: { id: listing, active: 0 } })
    expect((await later.get()).body).toBe(before.body)
    expect(later.reads()).toBe(readsOfOne)
    expect((await now.get()).body).not.toContain(`/rentitem/${listing}<`)
    await lender.get(setListingActive, { params: { id: listing, active: 1 } })
  })

  test('names the address at which it was asked for', async () => {
    const { get } = await openServer()
    expect((await get()).body).toContain('http://staylend.example/rentitem/')
    expect((await get({ host: 'other.example' })).body).not.toContain('staylend.example')
  })

  test.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('goes to who takes %s as they take it', async (accepted, encoding) => {
    const { get } = await openServer()
    const plain = await get()
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted })
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(headers['content-encoding']).toBe(encoding)
    const body = encoding ? gunzipSync(rawPayload) : rawPayload
    expect(body.toString()).toBe(plain.body)
    expect(body.toString()).toContain('</urlset>')
  })
})

test('one file is made after the other, and who would wait too long is told to come again', async () => {
  const gate = closedGate()
  const { get, reads } = await openServer({ gate: gate.opened })
  const asked = Array.from({ length: 25 }, (_, at) => get({ host: `host${at}.example` }))
  const refused = await Promise.all(asked.slice(21))
  for (const { statusCode, headers } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([429, '5'])
  }
  expect(reads()).toBe(1)
  gate.open()
  for (const { statusCode } of await Promise.all(asked.slice(0, 21))) expect(statusCode).toBe(200)
})
