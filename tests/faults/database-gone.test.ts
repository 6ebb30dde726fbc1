import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#contract/endpoints/rent.ts'
import { openEventHub } from '#server/event-hub.ts'
import { urlOf } from '#tests/fixtures/client.ts'
import { idOf, newListing, newUser } from '#tests/fixtures/people.ts'
import {
  makePostgresFolder,
  postgresProcess,
  postgresUrl,
  type PostgresProcess,
} from '#tests/fixtures/postgres-process.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

/** Besides the time for which a request waits for it. */
const goneMs = Number(process.env['GONE_MS'] ?? 0)

let place: Awaited<ReturnType<typeof makePostgresFolder>>
let postgres: PostgresProcess
let site: TestApp
beforeAll(async () => {
  place = await makePostgresFolder()
  const { folder, password } = place
  postgres = await postgresProcess({ databaseDir: join(folder, 'data'), password })
  await postgres.initialise()
  await postgres.start()
  const databaseUrl = postgresUrl(password, `127.0.0.1:${postgres.port}`)
  site = await openTestApp({ kind: 'postgres', databaseUrl })
})
afterAll(async () => {
  await site?.close()
  await postgres?.stop()
  await place?.remove()
})

test(
  'without its database the server asks for patience, and is well when it is back',
  { timeout: 60_000 + goneMs },
  async () => {
    const lender = await newUser(site)
    const listingId = await newListing(lender)
    const read = () => lender.call(getListing, { params: { id: listingId } })
    const hub = await openEventHub(site.database)
    const missed = new Promise<void>((resolve) =>
      hub.subscribe(idOf(lender), { hear: () => undefined, miss: resolve }),
    )
    expect((await read()).status).toBe(200)

    await postgres.stop()
    const answer = await lender.send({
      method: 'GET',
      url: urlOf(getListing, { params: { id: listingId } }),
    })
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ success: false, message: 'Please try again soon.' })
    await pause(goneMs)

    await postgres.start()
    expect((await read()).status).toBe(200)
    await missed
  },
)
