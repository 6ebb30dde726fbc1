import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultStay } from '#contract/domain/stay.ts'
import { encodeStay } from '#contract/codecs/reservation.ts'
import { editListing, getListing, setListingActive } from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getReservation,
  moveReservation,
  reviewAsLender,
  reviewAsRenter,
} from '#contract/endpoints/reserve.ts'
import { Client } from '#tests/fixtures/client.ts'
import { countRows } from '#tests/fixtures/count-rows.ts'
import { days, listingForm, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const now = new Date('2026-11-10T02:20:00Z')

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
let before: Awaited<ReturnType<typeof countRows>>
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = now
  listingId = await newListing(lender)
  before = await countRows(site)
})

const nothingIsWritten = async () => expect(await countRows(site)).toEqual(before)
const reserve = (fields: Parameters<typeof days>[3] = {}, by = renter) =>
  by.call(createReservation, { body: days(listingId, 1, 3, fields) })

describe('a reservation is refused and leaves nothing', () => {
  test.each([
    ['from a quarter before this hour', { DTFROM: '2026-11-10T01:45:00Z' }, 'DTFROM'],
    [
      'of a quarter of this hour that is over',
      { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-10T02:15:00Z' },
      'DTFROM',
    ],
    ['from last year', { DTFROM: '2025-11-10T02:00:00Z' }, 'DTFROM'],
    ['to before its start', { DTTO: '2026-11-30T05:00:00Z' }, 'DTTO'],
    ['for five years', { DTTO: '2031-12-01T05:00:00Z' }, 'DTTO'],
    ['in five years', { DTFROM: '2031-11-10T05:00:00Z', DTTO: '2031-11-11T05:00:00Z' }, 'DTTO'],
    ['on 30 February', { DTTO: '2027-02-30T05:00:00Z' }, 'DTTO'],
    ['for a period that there is not', { RentalPeriodId: 4 }, 'RentalPeriodId'],
    ['in a currency that there is not', { CurrencyId: 8 }, 'CurrencyId'],
    ['at a price below nothing', { PeriodPrice: -900 }, 'PeriodPrice'],
    ['with a field that nobody knows', { Discount: 1 } as object, 'Discount'],
  ])('%s', async (_what, fields, path) => {
    const answer = await reserve(fields)
    expect(answer).toMatchObject({ status: 422, errorCode: 4, resObj: null })
    expect(answer.errors?.map((each) => each.path)).toEqual([path])
    await nothingIsWritten()
  })

  test.each([
    ['hours', { RentalPeriodId: 0, PeriodPrice: 100 }],
    ['months', { RentalPeriodId: 3, PeriodPrice: 10_000 }],
  ])('%s, which are not offered', async (_period, fields) => {
    expect(await reserve(fields)).toMatchObject({
      status: 409,
      errorCode: 6,
      message: 'This period is no longer offered.',
    })
    await nothingIsWritten()
  })

  test('of a listing that is not active', async () => {
    await lender.get(setListingActive, { params: { id: listingId, active: 0 } })
    expect(await reserve()).toMatchObject({ status: 409, errorCode: 6 })
    await nothingIsWritten()
  })

  test('of a listing that was deleted', async () => {
    await site.context.db
      .updateTable('listing')
      .set({ deleted_at: now })
      .where('id', '=', listingId)
      .execute()
    expect(await reserve()).toMatchObject({ status: 404, errorCode: 3 })
    await nothingIsWritten()
  })

  test('at a price that has changed, until the renter has seen the new one', async () => {
    const body = listingForm({ DailyPrice: 950.5, PrivateNotes: 'The key is under the mat' })
    await lender.get(editListing, { params: { id: listingId }, body })
    const asItIs = await renter.get(getListing, { params: { id: listingId } })
    const answer = await reserve()
    expect(answer).toMatchObject({ errorCode: 6, message: 'The price has changed.' })
    expect(answer.resObj).toEqual(asItIs)
    await nothingIsWritten()
    const { DailyPrice } = asItIs
    expect(DailyPrice).toBe(950.5)
    expect(await reserve({ PeriodPrice: DailyPrice })).toMatchObject({ errorCode: 0 })
  })

  test('of the own listing', async () => {
    expect(await reserve({}, lender)).toMatchObject({ status: 403, errorCode: 2 })
    await nothingIsWritten()
  })

  test('without a login', async () => {
    expect(await reserve({}, new Client(site.app))).toMatchObject({ status: 401, errorCode: 1 })
    await nothingIsWritten()
  })

  test('of which nobody could say the sum to the cent', async () => {
    const PeriodPrice = 1e12
    const body = listingForm({ DailyPrice: PeriodPrice })
    await lender.get(editListing, { params: { id: listingId }, body })
    const DTTO = '2027-03-01T05:00:00Z'
    expect(await reserve({ PeriodPrice, DTTO })).toMatchObject({
      status: 422,
      errorCode: 4,
      message: 'The sum is too large.',
    })
    await nothingIsWritten()
    expect(await reserve({ PeriodPrice })).toMatchObject({ errorCode: 0 })
  })
})

describe('a device whose clock is an hour', () => {
  const proposedAt = (deviceNow: Date) =>
    reserve(encodeStay(defaultStay(deviceNow, 'daily', 'Asia/Bangkok')))

  test('slow proposes an hour that is over, and hears so', async () => {
    expect(await proposedAt(new Date(now.getTime() - 3_600_000))).toMatchObject({
      errorCode: 4,
      message: 'The start is in the past.',
      errors: [{ path: 'DTFROM' }],
    })
    await nothingIsWritten()
  })

  test('fast proposes the next hour, and has it', async () => {
    const { resObj } = await proposedAt(new Date(now.getTime() + 3_600_000))
    const { DTFROM, ReservedPeriods } = await renter.get(getReservation, {
      params: { id: resObj.Id },
    })
    expect([DTFROM, ReservedPeriods]).toEqual(['2026-11-10T03:00:00Z', 7])
  })
})

describe('of a reservation, refused is', () => {
  let id: number
  beforeEach(async () => {
    id = (await renter.get(createReservation, { body: requestedWeek(listingId, 1) })).Id
    before = await countRows(site)
  })
  const move = (by: Client, Status: 'confirmed' | 'declined' | 'cancelled') =>
    by.call(moveReservation, { params: { id }, body: { Status } })

  test('all to somebody else', async () => {
    const stranger = await newUser(site)
    const read = await stranger.call(getReservation, { params: { id } })
    const answers = [read, await move(stranger, 'confirmed'), await move(stranger, 'cancelled')]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, errorCode: 2, resObj: null })
    }
    await nothingIsWritten()
  })

  test.each([
    ['renter', 'confirmed'],
    ['renter', 'declined'],
    ['lender', 'cancelled'],
  ] as const)('that a %s makes a request %s', async (side, to) => {
    const by = side === 'renter' ? renter : lender
    expect(await move(by, to)).toMatchObject({
      status: 409,
      errorCode: 12,
      resObj: { Id: id, Status: 'requested' },
    })
    await nothingIsWritten()
  })

  test.each([0, 6, -1, 2.5, '5', null])('a review of %j stars', async (stars) => {
    await move(lender, 'confirmed')
    site.clock.now = new Date('2026-12-02T05:00:00Z')
    before = await countRows(site)
    const starsUser = stars as number
    const bodies = { reservationId: id, starsUser }
    for (const answer of [
      await renter.call(reviewAsRenter, { body: bodies }),
      await renter.call(reviewAsRenter, { body: { reservationId: id, starsItem: starsUser } }),
      await lender.call(reviewAsLender, { body: bodies }),
    ]) {
      expect(answer).toMatchObject({ status: 422, errorCode: 4 })
    }
    await nothingIsWritten()
  })
})
