import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListing, getListing, setListingActive } from '#contract/endpoints/rent.ts'
import { allowances } from '#contract/limits.ts'
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

  site.clock.now = new Date(site.clock.now.getTime() + 60_000 / perMinute)
  expect(await make()).toMatchObject({ errorCode: 0 })
  expect(await make()).toMatchObject({ errorCode: 7 })
})

test('who changes a listing on and on is asked to wait, and it is dated at most a minute ahead', async () => {
  const owner = await newUser(site)
  const id = await newListing(owner)
  const change = () => owner.call(setListingActive, { params: { id, active: 1 } })
  const secondsAhead = async () => {
    const { UpdatedOn } = await owner.get(getListing, { params: { id } })
    return (new Date(UpdatedOn).getTime() - site.clock.now.getTime()) / 1000
  }
  const pass = (seconds: number) =>
    (site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000))
  pass(60)
  const codes: number[] = []
  for (let count = 0; count < 100; count++) codes.push((await change()).errorCode)
  expect(codes).toEqual(codes.map((_, at) => (at <= 60 ? 0 : 7)))
  expect(await secondsAhead()).toBe(60)
  expect(await change()).toMatchObject({ status: 429, message: 'Too many tries. Please wait.' })

  pass(1)
  expect(await change()).toMatchObject({ errorCode: 0 })
  expect(await change()).toMatchObject({ errorCode: 7 })
  await takeDownListing(site.context, id)
  expect(await secondsAhead()).toBe(61)
})
