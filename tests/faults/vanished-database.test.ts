import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getListing } from '#contract/endpoints/rent.ts'
import { sql } from 'kysely'
import { openEventHub } from '#server/event-hub.ts'
import { startBlackHole } from '#tests/fixtures/black-hole.ts'
import { urlOf } from '#tests/fixtures/client.ts'
import { idOf, newListing, newUser } from '#tests/fixtures/people.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const silentMs = 1000
/** Of what a machine needs that does something else as well. */
const slackMs = 4000

let fresh: Awaited<ReturnType<typeof createTestDatabase>>
let way: Awaited<ReturnType<typeof startBlackHole>>
let site: TestApp
beforeAll(async () => {
  fresh = await createTestDatabase(inject('postgresUrl'))
  const url = new URL(fresh.url)
  way = await startBlackHole(Number(url.port))
  url.port = String(way.port)
  site = await openTestApp({
    kind: 'postgres',
    databaseUrl: url.href,
    patience: { timeoutMs: 2000, silentMs },
  })
})
afterAll(async () => {
  await site?.close()
  way?.close()
  await fresh?.drop()
})

test('where the database vanishes without a word the server asks for patience, and is well when it is back', async () => {
  const lender = await newUser(site)
  const params = { id: await newListing(lender) }
  const read = () => lender.send({ method: 'GET', url: urlOf(getListing, { params }) })
  // More than there are connections.
  const readOnAll = () => Promise.all(Array.from({ length: 30 }, read))
  const hub = await openEventHub(site.database)
  let missed = 0
  let heard = 0
  hub.subscribe(idOf(lender), { hear: () => (heard += 1), miss: () => (missed += 1) })
  for (const { statusCode } of await readOnAll()) expect(statusCode).toBe(200)

  way.vanish()
  const began = performance.now()
  const answers = await readOnAll()
  expect(performance.now() - began).toBeLessThan(silentMs + 2000 + slackMs)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503))
  expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(missed).toBe(0)

  way.appear()
  await expect.poll(async () => (await read()).statusCode).toBe(200)
  await expect.poll(() => missed).toBe(1)
  await sql`select pg_notify('staylend', ${JSON.stringify({ userIds: [idOf(lender)] })})`.execute(
    site.context.db,
  )
  await expect.poll(() => heard).toBe(1)
})

test('what takes its time is not cut off where nobody waits for it', async () => {
  const slow = sql`select pg_sleep(${(silentMs * 1.5) / 1000})`
  await expect(slow.execute(site.database.kysely)).rejects.toThrow('did not answer in time')
  await expect(slow.execute(site.database.unhurried)).resolves.toBeDefined()
})

test('what is given up ends at the server as well', async () => {
  const { kysely, unhurried } = site.database
  const slow = sql`select pg_sleep(60) as given_up`
  await expect(slow.execute(kysely)).rejects.toThrow('did not answer in time')
  const underWay = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where state = 'active' and query like '%given_up%' and pid <> pg_backend_pid()`.execute(
      unhurried,
    )
    return rows.length
  }
  await expect.poll(underWay).toBe(0)
})
