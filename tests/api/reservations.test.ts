import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  editListing,
  getListing,
  setListingActive,
  setListingPlace,
} from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getBookedRanges,
  getIncomingReservations,
  getOwnReservations,
  getReservation,
} from '#contract/endpoints/reserve.ts'
import { reservationsPerPage } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import {
  days,
  listingForm,
  newListing,
  newUser,
  requestedWeek,
  type ReservationInput,
} from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client & { userId: number }
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  listingId = await newListing(lender)
})

const reserve = (body: ReservationInput, by: Client = renter) =>
  by.call(createReservation, { body })
const read = (id: number, by: Client = renter) => by.get(getReservation, { params: { id } })
const taken = () => new Client(site.app).get(getBookedRanges, { params: { id: listingId } })

describe('a renter', () => {
  test('who books at once has the dates, confirmed, at the price that was shown', async () => {
    const { resObj } = await reserve(days(listingId, 1, 4))
    expect(await read(resObj.Id)).toMatchObject({
      Id: resObj.Id,
      IsActive: 1,
      Status: 'confirmed',
      CancelledBy: null,
      RentId: listingId,
      UserId: renter.userId,
      DTFROM: '2026-12-01T05:00:00Z',
      DTTO: '2026-12-04T05:00:00Z',
      CurrencyId: 1,
      RentalPeriodId: 1,
      ReservedPeriods: 3,
      PeriodPrice: 900,
      ReservationFee: 0,
      MadeOn: '2026-11-10T02:20:00Z',
      reservedObj: { Id: listingId, Title: 'Condo near the river' },
    })
  })

  test('who needs an approval has a request that holds the dates', async () => {
    const { resObj } = await reserve(requestedWeek(listingId, 1))
    expect(await read(resObj.Id)).toMatchObject({ Status: 'requested', IsActive: 1 })
    expect(await reserve(days(listingId, 3, 4))).toMatchObject({ errorCode: 5 })
  })

  test('pays each period that has begun', async () => {
    const { resObj } = await reserve(days(listingId, 1, 3, { DTTO: '2026-12-03T05:15:00Z' }))
    expect(await read(resObj.Id)).toMatchObject({ ReservedPeriods: 3 })
  })

  test('is billed by the listing’s wall clock over a clock change', async () => {
    const body = { lat: 52.52, lng: 13.405 }
    await lender.get(setListingPlace, { params: { id: listingId }, body })
    const overTheChange = { DTFROM: '2027-03-27T11:00:00Z', DTTO: '2027-03-29T10:00:00Z' }
    const { resObj } = await reserve(days(listingId, 1, 2, overTheChange))
    expect(await read(resObj.Id)).toMatchObject({ ReservedPeriods: 2 })
  })

  test('decides nothing about the number of periods, the state or the fee', async () => {
    const { resObj } = await reserve({
      ...days(listingId, 1, 4),
      Id: -1,
      ReservedPeriods: 1,
      Status: 'cancelled',
      ReservationFee: 5,
      UserId: 1,
    })
    expect(await read(resObj.Id)).toMatchObject({
      ReservedPeriods: 3,
      Status: 'confirmed',
      ReservationFee: 0,
      UserId: renter.userId,
    })
  })

  test('sees own reservations, and the lender sees them coming in', async () => {
    const { resObj } = await reserve(days(listingId, 1, 4))
    const [own] = await renter.get(getOwnReservations)
    const [incoming] = await lender.get(getIncomingReservations)
    expect([own?.Id, incoming?.Id]).toEqual([resObj.Id, resObj.Id])
    expect(await lender.get(getOwnReservations)).toEqual([])
    expect(await renter.get(getIncomingReservations)).toEqual([])
  })
})

describe('a list of reservations', () => {
  test.each([
    ['own', getOwnReservations],
    ['incoming', getIncomingReservations],
  ])('of one’s %s comes by pages, newest first', async (_name, list) => {
    const [host, guest] = [await newUser(site), await newUser(site)]
    const viewer = list === getOwnReservations ? guest : host
    const place = await newListing(host)
    await makeLeft(place, { renterId: guest.userId, count: 2 * reservationsPerPage })
    const first = await viewer.call(list, { query: {} })
    const lastOfFirst = first.resObj.at(-1)!.Id
    const second = await viewer.call(list, { query: { before: lastOfFirst } })
    expect(first).toMatchObject({ hasMore: true })
    expect(second).toMatchObject({ hasMore: false })
    const ids = [...first.resObj, ...second.resObj].map(({ Id }) => Id)
    expect(first.resObj).toHaveLength(reservationsPerPage)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    expect(ids).toHaveLength(2 * reservationsPerPage)
    const lastId = ids.at(-1)!
    expect(await viewer.call(list, { query: { before: lastId } })).toMatchObject({
      resObj: [],
      hasMore: false,
    })
  })
})

/** Many that were cancelled, as over years. */
async function makeLeft(place: number, { renterId, count }: { renterId: number; count: number }) {
  await sql`
    insert into reservation (listing_id, renter_id, lender_id, status, cancelled_by, from_at, to_at,
      period_id, periods, price_minor, currency_id)
    select id, ${renterId}, user_id, 'cancelled', 'renter', '2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z',
      1, 1, 90000, 1
    from listing, generate_series(1, ${count}::int)
    where id = ${place}
  `.execute(site.context.db)
}

describe('dates', () => {
  test('can begin when another stay ends, and end when another begins', async () => {
    for (const [first, last] of [
      [10, 12],
      [12, 14],
      [8, 10],
    ] as const) {
      expect(await reserve(days(listingId, first, last))).toMatchObject({ errorCode: 0 })
    }
    expect(await taken()).toEqual([
      { DTFROM: '2026-12-08T05:00:00Z', DTTO: '2026-12-10T05:00:00Z' },
      { DTFROM: '2026-12-10T05:00:00Z', DTTO: '2026-12-12T05:00:00Z' },
      { DTFROM: '2026-12-12T05:00:00Z', DTTO: '2026-12-14T05:00:00Z' },
    ])
  })

  test.each([
    ['the same', 10, 14],
    ['within', 11, 12],
    ['around', 9, 15],
    ['at the beginning', 9, 11],
    ['at the end', 13, 15],
  ])('that are taken %s are refused, and nothing is left of the try', async (_how, first, last) => {
    await reserve(days(listingId, 10, 14))
    const before = await taken()
    const other = await newUser(site)
    expect(await reserve(days(listingId, first, last), other)).toMatchObject({
      status: 409,
      errorCode: 5,
      resObj: null,
    })
    expect(await taken()).toEqual(before)
    expect(await other.get(getOwnReservations)).toEqual([])
  })

  test.each([
    ['in the past', { DTFROM: '2026-11-10T01:45:00Z', DTTO: '2026-11-11T02:00:00Z' }, 'DTFROM'],
    ['reversed', { DTFROM: '2026-12-04T05:00:00Z', DTTO: '2026-12-01T05:00:00Z' }, 'DTTO'],
    ['of no length', { DTFROM: '2026-12-04T05:00:00Z', DTTO: '2026-12-04T05:00:00Z' }, 'DTTO'],
    ['too far ahead', { DTFROM: '2030-12-30T05:00:00Z', DTTO: '2031-01-01T05:00:00Z' }, 'DTTO'],
    ['off the quarters of an hour', { DTFROM: '2026-12-01T05:07:00Z' }, 'DTTO'],
    ['that do not exist', { DTFROM: '2026-02-30T05:00:00Z' }, 'DTFROM'],
    ['of another format', { DTFROM: '2026-12-01' }, 'DTFROM'],
  ])('%s are refused', async (_what, stay, path) => {
    expect(await reserve(days(listingId, 1, 2, stay))).toMatchObject({
      status: 422,
      errorCode: 4,
      errors: [{ path }],
    })
  })

  test('without a period say what to do', async () => {
    const reversed = days(listingId, 4, 1)
    expect(await reserve(reversed)).toMatchObject({
      message: 'Please select correct reservation parameters',
    })
  })

  test('from the hour that has begun to the last day in four years are fine', async () => {
    const now = { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-11T02:00:00Z' }
    const late = { DTFROM: '2030-12-30T17:00:00Z', DTTO: '2030-12-31T17:00:00Z' }
    expect(await reserve(days(listingId, 1, 2, now))).toMatchObject({ errorCode: 0 })
    expect(await reserve(days(listingId, 1, 2, late))).toMatchObject({ errorCode: 0 })
  })

  test('that are over stay taken until the hour ends from which others can begin', async () => {
    const over = { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-10T02:30:00Z' }
    const now = { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-11T02:00:00Z' }
    await reserve(days(listingId, 1, 2, over))
    site.clock.now = new Date('2026-11-10T02:40:00Z')
    expect(await reserve(days(listingId, 1, 2, now))).toMatchObject({ errorCode: 5 })
    expect(await taken()).toEqual([over])
    site.clock.now = new Date('2026-11-10T03:00:00Z')
    expect(await taken()).toEqual([])
  })
})

describe('an offer that changed is refused', () => {
  const edit = (fields: Parameters<typeof listingForm>[0]) =>
    lender.get(editListing, { params: { id: listingId }, body: listingForm(fields) })
  /** It comes with the listing as it is now, but for what is the lender's own. */
  const changed = async () => ({
    status: 409,
    errorCode: 6,
    resObj: await renter.get(getListing, { params: { id: listingId } }),
  })

  test.each([
    ['the price', { DailyPrice: 950 }, 'The price has changed.'],
    ['the currency', { CurrencyId: 0 }, 'The price has changed.'],
    ['the period', { IsDailyOk: 0 as const }, 'This period is no longer offered.'],
    ['the price that is gone', { DailyPrice: 0 }, 'This period is no longer offered.'],
  ])('because of %s', async (_what, fields, message) => {
    await edit(fields)
    expect(await reserve(days(listingId, 1, 2))).toMatchObject({ ...(await changed()), message })
  })

  test('because the listing is not active', async () => {
    await lender.get(setListingActive, { params: { id: listingId, active: 0 } })
    expect(await reserve(days(listingId, 1, 2))).toMatchObject(await changed())
  })

  test('because it never was: another price, another period', async () => {
    expect(await reserve(days(listingId, 1, 2, { PeriodPrice: 1 }))).toMatchObject(await changed())
    const hourly = days(listingId, 1, 2, { RentalPeriodId: 0, PeriodPrice: 0 })
    expect(await reserve(hourly)).toMatchObject(await changed())
  })
})

describe('it is refused', () => {
  test('to reserve the own listing', async () => {
    expect(await reserve(days(listingId, 1, 2), lender)).toMatchObject({
      status: 403,
      errorCode: 2,
      message: 'This is your own item.',
    })
  })

  test('to reserve what does not exist', async () => {
    expect(await reserve(days(999_999, 1, 2))).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('to read somebody else’s reservation', async () => {
    const { resObj } = await reserve(days(listingId, 1, 2))
    const stranger = await newUser(site)
    const params = { id: resObj.Id }
    expect(await stranger.call(getReservation, { params })).toMatchObject({
      errorCode: 2,
      resObj: null,
    })
    expect(await read(resObj.Id, lender)).toMatchObject({ Id: resObj.Id })
  })
})
