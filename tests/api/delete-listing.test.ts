import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates, getBlocks, unblockDates } from '#contract/endpoints/block.ts'
import { getCalendars, switchCalendarExport } from '#contract/endpoints/calendar.ts'
import {
  getConversationAsRenter,
  getInbox,
  sendAsHost,
  sendAsRenter,
} from '#contract/endpoints/chat.ts'
import * as rent from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getBookedRanges,
  getIncomingReservations,
  getListingReviews,
  getOwnReservations,
  getReservation,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, listingForm, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

const afterStay = new Date('2026-12-20T02:20:00Z')

let site: TestApp
let lender: Person
let renter: Person
let id: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  id = await newListing(lender)
})

const remove = (by: Client = lender) => by.call(rent.deleteListing, { params: { id } })
const reserve = (body = days(id, 1, 3)) => renter.call(createReservation, { body })
const write = (Msg: string, by = renter) => by.call(sendAsRenter, { body: { RentId: id, Msg } })
const world = { south: '-85', west: '-180', north: '85', east: '180', typeIds: '0,1,2,3' }
const idsOf = (listings: { Id: number }[]) => listings.map(({ Id }) => Id)

test('a deleted listing is found nowhere', async () => {
  await renter.get(rent.saveListing, { params: { id, saved: '1' } })
  const { Count: before = 0 } = (await renter.get(rent.getCityCounts))[0] ?? {}
  const found = async () => [
    ...idsOf(await renter.get(rent.searchInBox, { params: world })),
    ...idsOf(await renter.get(rent.getAllListings)),
    ...idsOf(await renter.get(rent.getSavedListings)),
    ...idsOf(await lender.get(rent.getOwnListings)),
    ...idsOf(await renter.get(rent.getListingsOfUser, { params: { id: lender.userId } })),
  ]
  const sitemap = async () => (await site.app.inject('/sitemap.xml')).body
  expect((await found()).filter((each) => each === id)).toHaveLength(5)
  expect(await sitemap()).toContain(`/rentitem/${id}<`)

  expect(await remove()).toMatchObject({ status: 200, errorCode: 0, resObj: null })
  expect(await found()).not.toContain(id)
  expect(await sitemap()).not.toContain(`/rentitem/${id}<`)
  expect((await renter.get(rent.getCityCounts))[0]?.Count).toBe(before - 1)
  for (const by of [renter, lender]) {
    expect(await by.call(rent.getListing, { params: { id } })).toMatchObject({
      status: 404,
      errorCode: 3,
    })
    expect(await by.call(rent.getListingReview, { params: { id } })).toMatchObject({ errorCode: 3 })
  }
})

test('deleting twice is as deleting once, for its lender alone', async () => {
  expect(await remove()).toMatchObject({ errorCode: 0 })
  expect(await remove()).toMatchObject({ errorCode: 0, resObj: null })
  expect(await remove(renter)).toMatchObject({ errorCode: 3 })
})

test('nobody else deletes a listing', async () => {
  expect(await remove(renter)).toMatchObject({ status: 403, errorCode: 2 })
  expect(await remove(new Client(site.app))).toMatchObject({ status: 401, errorCode: 1 })
  expect(await lender.get(rent.getListing, { params: { id } })).toMatchObject({ Id: id })
  const nowhere = await lender.call(rent.deleteListing, { params: { id: 999_999 } })
  expect(nowhere).toMatchObject({ status: 404, errorCode: 3 })
})

describe('a listing stays', () => {
  const waits = 'This listing cannot be deleted: a request waits for your answer.'
  const notOver = 'This listing cannot be deleted: a rental is not over yet.'
  const isStillThere = async () =>
    expect(await renter.get(rent.getListing, { params: { id } })).toMatchObject({ Id: id })

  test('while a request waits, which is said before a stay', async () => {
    const stay = await reserve()
    const request = await reserve(requestedWeek(id, 10))
    expect(await remove()).toMatchObject({
      status: 409,
      errorCode: 12,
      message: waits,
      resObj: { Id: request.resObj.Id, Status: 'requested', reservedObj: { Id: id } },
    })
    await lender.get(moveReservation, {
      params: { id: request.resObj.Id },
      body: { Status: 'declined' },
    })
    expect(await remove()).toMatchObject({
      status: 409,
      errorCode: 12,
      message: notOver,
      resObj: { Id: stay.resObj.Id, Status: 'confirmed' },
    })
    await isStillThere()
  })

  test('until the last stay is over', async () => {
    await reserve()
    site.clock.now = new Date('2026-12-02T05:00:00Z')
    expect(await remove()).toMatchObject({ errorCode: 12, message: notOver })
    await isStillThere()
    site.clock.now = new Date('2026-12-03T05:00:00Z')
    expect(await remove()).toMatchObject({ errorCode: 0 })
  })

  test('but not for what was cancelled, or waited in vain', async () => {
    const { resObj } = await reserve()
    await renter.get(moveReservation, { params: { id: resObj.Id }, body: { Status: 'cancelled' } })
    const { resObj: request } = await reserve(requestedWeek(id, 10))
    site.clock.now = new Date('2026-11-12T02:20:00Z')
    expect(await remove()).toMatchObject({ errorCode: 0 })
    expect(await renter.get(getReservation, { params: { id: request.Id } })).toMatchObject({
      Status: 'expired',
    })
  })
})

describe('of a deleted listing', () => {
  test('past stays, their conversation and what was said of it can be read', async () => {
    const { resObj } = await reserve()
    site.clock.now = afterStay
    await putReviews(site, resObj.Id)
    expect(await remove()).toMatchObject({ errorCode: 0 })

    const named = { reservedObj: { Id: id, Title: 'Condo near the river', IsActive: 0 } }
    for (const by of [renter, lender]) {
      expect(await by.get(getReservation, { params: resObjId(resObj) })).toMatchObject(named)
    }
    expect((await renter.get(getOwnReservations))[0]).toMatchObject(named)
    expect((await lender.get(getIncomingReservations))[0]).toMatchObject(named)
    const { messages, rentObj } = await renter.get(getConversationAsRenter, { params: { id } })
    expect(messages).toHaveLength(1)
    expect(rentObj).toMatchObject({ Title: 'Condo near the river' })
    expect((await renter.get(getInbox)).some(({ rentObj: each }) => each.Id === id)).toBe(true)
    expect(await renter.get(getListingReviews, { params: { id } })).toHaveLength(1)
  })

  test('a conversation goes on, and none begins', async () => {
    const { resObj: first } = await write('Is it quiet?')
    await remove()
    expect(await write('Was it sold?')).toMatchObject({ errorCode: 0 })
    const answer = { ChatId: first.ChatId, Msg: 'Yes.' }
    expect(await lender.call(sendAsHost, { body: answer })).toMatchObject({ errorCode: 0 })
    const other = await newUser(site)
    expect(await write('Hello?', other)).toMatchObject({ status: 404, errorCode: 3 })
    expect(await other.call(getConversationAsRenter, { params: { id } })).toMatchObject({
      errorCode: 3,
    })
    expect(await other.get(getInbox)).toEqual([])
  })

  test('nothing can be reserved, blocked or changed', async () => {
    await remove()
    expect(await reserve()).toMatchObject({ status: 404, errorCode: 3 })
    const params = { id }
    const { DTFROM, DTTO } = days(id, 1, 3)
    const gone = { status: 404, errorCode: 3 }
    const body = { lat: 13, lng: 100 }
    expect(await renter.call(getBookedRanges, { params })).toMatchObject(gone)
    expect(await lender.call(getBlocks, { params })).toMatchObject(gone)
    expect(await lender.call(blockDates, { params, body: { DTFROM, DTTO } })).toMatchObject(gone)
    expect(await lender.call(unblockDates, { params, body: { Id: 1 } })).toMatchObject(gone)
    expect(await lender.call(getCalendars, { params })).toMatchObject(gone)
    expect(await lender.call(rent.setListingPlace, { params, body })).toMatchObject(gone)
    expect(await lender.call(rent.editListing, { params, body: listingForm() })).toMatchObject(gone)
    expect(await lender.call(rent.setListingActive, { params: { id, active: '1' } })).toMatchObject(
      gone,
    )
    expect(
      await lender.call(rent.uploadListingPictures, { params, files: await photos(1) }),
    ).toMatchObject(gone)
    expect(await renter.call(rent.saveListing, { params: { id, saved: '1' } })).toMatchObject(gone)
  })

  test('pictures are freed and the calendar is gone', async () => {
    const params = { id }
    const { files } = await lender.call(rent.uploadListingPictures, {
      params,
      files: await photos(2),
    })
    const { ExportPath } = await lender.get(switchCalendarExport, { params: { id, on: '1' } })
    expect((await site.app.inject(ExportPath ?? '')).statusCode).toBe(200)
    await remove()
    expect((await site.app.inject(ExportPath ?? '')).statusCode).toBe(404)
    const left = await sql`
      select from listing_picture where listing_id = ${id} union all
      select from calendar_export where listing_id = ${id}`.execute(site.context.db)
    expect(left.rows).toEqual([])
    expect(await readdir(site.mediaFolder)).toHaveLength(3 * files.length)
  })
})

test('a listing that is reserved while it is deleted keeps either the stay or nothing', async () => {
  const [deleted, reserved] = await Promise.all([remove(), reserve()])
  const isThere = (await renter.call(rent.getListing, { params: { id } })).success
  expect(isThere).toBe(reserved.success)
  expect(deleted.success).toBe(!reserved.success)
})

const resObjId = ({ Id }: { Id: number }) => ({ id: Id })
