import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { allowances } from '#contract/limits.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const { atOnce, perMinute } = allowances.reservation

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
  listingId = await newListing(lender)
})
afterAll(() => site.close())

const reserve = (by = renter) => by.call(createReservation, { body: days(listingId, 1, 3) })

async function reserveAndCancel() {
  const { resObj, errorCode } = await reserve()
  if (errorCode !== 0) return errorCode
  const params = { id: resObj.Id }
  await renter.call(moveReservation, { params, body: { Status: 'cancelled' } })
  return 0
}

test('who reserves and cancels on and on is asked to wait, and what was refused counts for nothing', async () => {
  const stranger = await newUser(site)
  await reserve(stranger)
  for (let count = 0; count < atOnce; count++) {
    expect(await reserve()).toMatchObject({ errorCode: 5 })
  }
  const codes = []
  listingId = await newListing(lender)
  for (let count = 0; count <= atOnce; count++) codes.push(await reserveAndCancel())
  expect(codes).toEqual([...codes.slice(1).map(() => 0), 7])
  expect(await reserve()).toMatchObject({ status: 429, message: 'Too many tries. Please wait.' })
  expect(await reserve(stranger)).toMatchObject({ errorCode: 0 })

  site.wait(minuteMs / perMinute)
  listingId = await newListing(lender)
  expect(await reserveAndCancel()).toBe(0)
  expect(await reserveAndCancel()).toBe(7)
})
