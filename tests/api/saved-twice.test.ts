import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSavedListings, saveListing } from '#contract/endpoints/rent.ts'
import { forgetWhatIsOver } from '#server/services/forget.ts'
import { sessionLifetimeMs } from '#server/services/sessions.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser, removeListing } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
let key: string
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  listingId = await newListing(lender)
  key = randomUUID()
})

describe('a heart that is sent twice', () => {
  const give = (saved: '0' | '1', by = key) =>
    renter.call(saveListing, { params: { id: listingId, saved }, key: by })
  const isSaved = async () =>
    (await renter.get(getSavedListings)).some(({ Id }: { Id: number }) => Id === listingId)

  test('does not come back after it was taken back', async () => {
    const first = await give('1')
    await give('0', randomUUID())
    expect(await give('1')).toEqual(first)
    expect(await isSaved()).toBe(false)
  })

  test('is given once when it arrives twice at the same time', async () => {
    const answers = await Promise.all([give('1'), give('1'), give('1')])
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
    expect(await isSaved()).toBe(true)
  })

  test('is answered the same after the listing was deleted', async () => {
    const first = await give('1')
    await removeListing(site, listingId)
    expect(await give('1')).toEqual(first)
  })

  test('and asks for the opposite is refused', async () => {
    await give('1')
    expect(await give('0')).toMatchObject({ status: 422, errorCode: 10 })
    expect(await isSaved()).toBe(true)
  })

  test('keeps no key of a listing that is not there', async () => {
    await removeListing(site, listingId)
    expect(await give('1')).toMatchObject({ status: 404, errorCode: 3 })
    expect(await give('0')).toMatchObject({ errorCode: 0 })
  })
})

// The last one here: the sessions are over as well.
test('the key of a heart is known for as long as a session lasts, and leaves nothing behind, however many there were', async () => {
  const { db } = site.context
  const give = (saved: '0' | '1', by: string) =>
    renter.get(saveListing, { params: { id: listingId, saved }, key: by })
  const forget = (ms: number) =>
    forgetWhatIsOver(
      { ...site.context, now: () => new Date(site.clock.now.getTime() + ms) },
      new AbortController().signal,
    )
  await give('1', key)
  await give('0', randomUUID())
  await forget(sessionLifetimeMs - 1)
  await give('1', key)
  const saved = await renter.get(getSavedListings)
  expect(saved.map(({ Id }: { Id: number }) => Id)).not.toContain(listingId)

  await sql`
    insert into saved_change
    select listing_id, user_id, gen_random_uuid(), request_hash, changed_on
    from saved_change cross join generate_series(1, 1500)`.execute(db)
  await forget(sessionLifetimeMs)
  expect(await db.selectFrom('saved_change').select('changed_on').execute()).toEqual([])
})
