import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSavedListings, saveListing, setListingActive } from '#contract/endpoints/rent.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  renter = await newUser(site)
})

const save = (id: number, saved: '0' | '1', by: Client = renter) =>
  by.call(saveListing, { params: { id, saved } })
const saved = async (by: Client = renter) =>
  (await by.get(getSavedListings)).map(({ Id }: { Id: number }) => Id)

test('what a renter saves is there, the last one first', async () => {
  const [first, second] = [await newListing(lender), await newListing(lender)]
  await save(first, '1')
  site.wait(1000)
  await save(second, '1')
  expect(await saved()).toEqual([second, first])
})

test('saving twice saves once, and taking back what was not saved is no error', async () => {
  const id = await newListing(lender)
  expect(await save(id, '1')).toMatchObject({ errorCode: 0 })
  expect(await save(id, '1')).toMatchObject({ errorCode: 0 })
  expect(await saved()).toEqual([id])
  expect(await save(id, '0')).toMatchObject({ errorCode: 0 })
  expect(await save(id, '0')).toMatchObject({ errorCode: 0 })
  expect(await saved()).toEqual([])
})

test('what is saved again keeps its place', async () => {
  const [first, second] = [await newListing(lender), await newListing(lender)]
  for (const id of [first, second, first]) {
    site.wait(1000)
    await save(id, '1')
  }
  expect(await saved()).toEqual([second, first])
})

test('nobody takes back what others have saved', async () => {
  const id = await newListing(lender)
  await save(id, '1')
  await save(id, '0', await newUser(site))
  expect(await saved()).toEqual([id])
})

test('what is no longer active stays saved, what is deleted goes', async () => {
  const [inactive, deleted] = [await newListing(lender), await newListing(lender)]
  await save(inactive, '1')
  await save(deleted, '1')
  await lender.call(setListingActive, { params: { id: inactive, active: 0 } })
  await sql`update listing set deleted_at = now() where id = ${deleted}`.execute(site.context.db)
  expect(await saved()).toEqual([inactive])
  expect(await save(deleted, '1')).toMatchObject({ status: 404, errorCode: 3 })
})

test('nobody sees what others have saved, nor the notes of its lender', async () => {
  const id = await newListing(lender, { PrivateNotes: 'Key below the mat' })
  await save(id, '1')
  const [listing] = await renter.get(getSavedListings)
  expect(listing).toMatchObject({ Id: id })
  expect(JSON.stringify(listing)).not.toContain('Key below the mat')
  expect(await saved(lender)).toEqual([])
  expect(await save(id, '1', new Client(site.app))).toMatchObject({ status: 401, errorCode: 1 })
})

test('a listing that is not there cannot be saved', async () => {
  expect(await save(999_999, '1')).toMatchObject({ status: 404, errorCode: 3 })
})

test('taking back what is not there stores nothing, however often it is asked', async () => {
  const deleted = await newListing(lender)
  await save(deleted, '1')
  await sql`update listing set deleted_at = now() where id = ${deleted}`.execute(site.context.db)
  const key = crypto.randomUUID()
  for (const id of [deleted, deleted, 999_999]) {
    const params = { id, saved: '0' } as const
    expect(await renter.call(saveListing, { params, key })).toMatchObject({ errorCode: 0 })
  }
  for (const table of ['saved_change', 'saved_listing'] as const) {
    const rows = site.context.db.selectFrom(table).select('listing_id')
    expect(await rows.where('user_id', '=', renter.userId).execute()).toEqual([])
  }
})
