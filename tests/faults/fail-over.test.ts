import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { openEventHub } from '#server/event-hub.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { idOf, newListing, newUser } from '#tests/fixtures/people.ts'
import { startPostgresPair, type PostgresPair } from '#tests/fixtures/postgres-pair.ts'
import { openTestApp, plenty, type TestApp } from '#tests/fixtures/test-app.ts'
import { acknowledgedByAll, startWriter, storedTexts } from './writers.ts'

const writerCount = 4
const backWithinMs = 10_000

let pair: PostgresPair
let site: TestApp
beforeAll(async () => {
  pair = await startPostgresPair()
  site = await openTestApp({
    kind: 'postgres',
    databaseUrl: pair.url,
    allowances: { message: plenty },
  })
})
afterAll(async () => {
  await site?.close()
  await pair?.stop()
})

test('a process goes on with the standby when the primary is killed, and nothing that was acknowledged is lost', async () => {
  const lender = await newUser(site)
  const listingId = await newListing(lender)
  const renters: Client[] = []
  for (let count = 0; count < writerCount; count += 1) renters.push(await newUser(site))
  const hub = await openEventHub(site.database)
  let heard = 0
  let missed = 0
  hub.subscribe(idOf(lender), { hear: () => (heard += 1), miss: () => (missed += 1) })

  const writers = renters.map((renter) =>
    startWriter(idOf(renter), async (Msg, key) => {
      const { status } = await renter.call(sendAsRenter, { body: { RentId: listingId, Msg }, key })
      return status
    }),
  )
  const written = () => acknowledgedByAll(writers)
  onTestFinished(() => writers.forEach((writer) => writer.giveUp()))
  await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(10)

  pair.killPrimary()
  const killedMs = Date.now()
  await pair.promoteStandby()
  const before = written()
  await expect
    .poll(() => written() - before, { timeout: backWithinMs - (Date.now() - killedMs) })
    .toBeGreaterThan(5)
  const heardBefore = heard
  await expect.poll(() => heard, { timeout: backWithinMs }).toBeGreaterThan(heardBefore)
  await Promise.all(writers.map((writer) => writer.stop()))

  expect(missed).toBeGreaterThan(0)
  for (const { authorId, acknowledged, surprises } of writers) {
    expect(surprises).toEqual([])
    // Each once, in order, and none besides.
    expect(await storedTexts(site.context.db, authorId)).toEqual(acknowledged)
  }
}, 120_000)
