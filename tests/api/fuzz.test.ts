import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { plantCanaries } from '#tests/fixtures/canaries.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { readEnvelope } from '#tests/fixtures/envelope.ts'
import { addresses, requestsTo, type FuzzedRequest } from '#tests/fixtures/fuzzed-request.ts'
import { sitePage } from '#tests/fixtures/site-page.ts'
import { openSmallWorld, type Persona } from '#tests/fixtures/small-world.ts'
import { openTestApp, plenty, type TestApp } from '#tests/fixtures/test-app.ts'

/** `FUZZ_RUNS=500` sends as many requests to each endpoint; `SEED=…` and `SEED_PATH=…`, as a failure prints them, send
 *  those again. */
const { FUZZ_RUNS, SEED, SEED_PATH } = process.env
const count = Number(FUZZ_RUNS ?? 8)
const settings = {
  numRuns: count,
  // What was asked before has changed the world: a shorter one would meet another.
  endOnFailure: true,
  ...(SEED && { seed: Number(SEED) }),
  ...(SEED_PATH && { path: SEED_PATH }),
}
const timeoutMs = 30_000 + count * 1000
/** Of the processor, the database with it: a text that makes a pattern or a query go astray takes more. */
const answerMs = 5000

let site: TestApp
let folder: string
let world: Awaited<ReturnType<typeof openSmallWorld>>
let canaries: Awaited<ReturnType<typeof plantCanaries>>
const browsers = new Map<Persona, { client: Client; session: string | undefined }>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-site-'))
  writeFileSync(join(folder, 'index.html'), sitePage)
  site = await openTestApp({ allowances: { message: plenty }, siteFolder: folder })
  world = await openSmallWorld(site)
  canaries = await plantCanaries(site, world)
})
beforeEach(() => canaries.plant())
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** The persona's browser; a new one when what it asked has left the old one with another user, or none. */
async function browserOf(persona: Persona): Promise<Client> {
  const known = browsers.get(persona)
  if (known && known.client.cookies.get('session') === known.session) return known.client
  const client = await world.enter(persona)
  browsers.set(persona, { client, session: client.cookies.get('session') })
  return client
}

async function send(persona: Persona, request: InjectOptions) {
  const client = await browserOf(persona)
  const before = process.cpuUsage()
  const response = await client.send(request)
  const { user, system } = process.cpuUsage(before)
  expect(response.statusCode, response.body).toBeLessThan(500)
  expect((user + system) / 1000).toBeLessThan(answerMs)
  const said = response.body + JSON.stringify(response.headers)
  expect(canaries.hiddenFrom(persona).filter((word) => said.includes(word))).toEqual([])
  return response
}

async function call(persona: Persona, endpoint: Endpoint, request: FuzzedRequest) {
  const headers = {
    ...(await browserOf(persona)).headersOf(endpoint),
    ...(request.payload !== undefined && { 'content-type': 'application/json' }),
    ...request.headers,
  }
  return send(persona, { ...request, method: endpoint.method, headers })
}

const personas = fc.constantFrom<Persona>('anonymous', 'stranger', 'renter', 'lender')
/** Reading comes first, while everything is still there. */
const inOrder = servedEndpoints.toSorted(([, a], [, b]) => a.effect.localeCompare(b.effect))

describe('whatever anybody sends to', () => {
  test.each(inOrder)(
    '%s is answered, in the envelope, and without what is others’',
    { timeout: timeoutMs },
    (_name, endpoint) =>
      fc.assert(
        fc.asyncProperty(personas, requestsTo(endpoint), async (persona, request) => {
          readEnvelope(await call(persona, endpoint, request))
        }),
        settings,
      ),
  )
})

test(
  'whatever anybody asks for elsewhere is answered, and without what is others’',
  { timeout: 10 * timeoutMs },
  () =>
    fc.assert(
      fc.asyncProperty(personas, addresses, async (persona, request) => {
        await send(persona, request)
      }),
      { ...settings, numRuns: 20 * count },
    ),
)
