import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import {
  createListing,
  deleteListing,
  getListing,
  setListingActive,
} from '#contract/endpoints/rent.ts'
import { allowances, listingsAtMost } from '#contract/limits.ts'
import { takeDownListing } from '#server/services/take-down.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const { atOnce, perMinute } = allowances.listing

let site: TestApp
let lender: Client
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
})
afterAll(() => site.close())

const make = (by = lender, key: string = randomUUID()) =>
  by.call(createListing, { body: listingForm(), key })

test('who makes listings on and on is asked to wait, and what was refused counts for nothing', async () => {
  for (let count = 0; count < atOnce; count++) {
    const ofOtherSite = listingForm({ TypeId: 4 })
    expect(await lender.call(createListing, { body: ofOtherSite })).toMatchObject({ errorCode: 4 })
  }
  const key = randomUUID()
  const codes = [(await make(lender, key)).errorCode]
  for (let count = 0; count < atOnce; count++) codes.push((await make()).errorCode)
  expect(codes).toEqual([...codes.slice(1).map(() => 0), 7])
  expect(await make()).toMatchObject({ status: 429, message: 'Too many tries. Please wait.' })
  expect(await make(lender, key)).toMatchObject({ errorCode: 0 })
  expect(await make(await newUser(site))).toMatchObject({ errorCode: 0 })

  site.wait(minuteMs / perMinute)
  expect(await make()).toMatchObject({ errorCode: 0 })
  expect(await make()).toMatchObject({ errorCode: 7 })
})

test('who has a thousand listings makes no more, until one of them is deleted', async () => {
  const owner = await newUser(site)
  const id = await newListing(owner)
  await sql`
    insert into listing (site_id, user_id, title, type_id, currency_id, hourly_offered, hourly_approval, daily_offered,
      daily_approval, weekly_offered, weekly_approval, monthly_offered, monthly_approval, updated_on)
    select site_id, user_id, title, type_id, currency_id, false, false, false, false, false, false, false, false, now()
    from listing, generate_series(2, ${listingsAtMost}::int)
    where id = ${id}
  `.execute(site.context.db)
  expect(await make(owner)).toMatchObject({
    errorCode: 12,
    message: 'You have as many listings as one may have.',
  })
  await owner.call(deleteListing, { params: { id } })
  expect(await make(owner)).toMatchObject({ errorCode: 0 })
  expect(await make(owner)).toMatchObject({ errorCode: 12 })
})

test('who changes a listing on and on is asked to wait, and it is dated at most a minute ahead', async () => {
  const owner = await newUser(site)
  const id = await newListing(owner)
  const change = () => owner.call(setListingActive, { params: { id, active: 1 } })
  const secondsAhead = async () => {
    const { UpdatedOn } = await owner.get(getListing, { params: { id } })
    return (new Date(UpdatedOn).getTime() - site.clock.now.getTime()) / 1000
  }
  site.wait(minuteMs)
  const codes: number[] = []
  for (let count = 0; count < 100; count++) codes.push((await change()).errorCode)
  expect(codes).toEqual(codes.map((_, at) => (at <= 60 ? 0 : 7)))
  expect(await secondsAhead()).toBe(60)
  expect(await change()).toMatchObject({ status: 429, message: 'Too many tries. Please wait.' })

  site.wait(1000)
  expect(await change()).toMatchObject({ errorCode: 0 })
  expect(await change()).toMatchObject({ errorCode: 7 })
  await takeDownListing(site.context, id)
  expect(await secondsAhead()).toBe(61)
})
