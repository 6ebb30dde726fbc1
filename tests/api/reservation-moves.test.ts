import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/domain/durations.ts'
import { getConversationAsRenter } from '#contract/endpoints/chat.ts'
import {
  createReservation,
  getBookedRanges,
  getReservation,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import type { Client, Input } from '#tests/fixtures/client.ts'
import {
  days,
  newListing,
  newUser,
  requestedWeek,
  type ReservationInput,
} from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
let stranger: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
  stranger = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  listingId = await newListing(lender)
})

const reserve = async (body: ReservationInput, by = renter) =>
  (await by.get(createReservation, { body })).Id
const request = () => reserve(requestedWeek(listingId, 1))
const booking = () => reserve(days(listingId, 1, 8))
type Moved = NonNullable<Input<typeof moveReservation>['body']>
const move = (by: Client, id: number, body: Moved) =>
  by.call(moveReservation, { params: { id }, body })
const statusOf = async (id: number) => {
  const { Status, CancelledBy, Note, IsActive } = await renter.get(getReservation, {
    params: { id },
  })
  return { Status, CancelledBy, Note, IsActive }
}
const notices = async () => {
  const { messages } = await renter.get(getConversationAsRenter, { params: { id: listingId } })
  return messages.map(({ MsgTypeId, Status, Msg, UserId }) => [MsgTypeId, Status, Msg, UserId])
}

describe('a lender', () => {
  test('confirms a request', async () => {
    const id = await request()
    const { errorCode, resObj } = await move(lender, id, { Status: 'confirmed', Note: 'Welcome' })
    expect(errorCode).toBe(0)
    expect(resObj).toMatchObject({ Id: id, Status: 'confirmed', IsActive: 1, Note: 'Welcome' })
  })

  test('declines a request, and the dates are free again', async () => {
    const id = await request()
    await move(lender, id, { Status: 'declined' })
    expect(await statusOf(id)).toMatchObject({ Status: 'declined', IsActive: 0 })
    expect(await renter.get(getBookedRanges, { params: { id: listingId } })).toEqual([])
    expect(await reserve(days(listingId, 1, 8), stranger)).toBeGreaterThan(id)
  })

  test('cancels what is confirmed, and it is kept who it was', async () => {
    const id = await booking()
    await move(lender, id, { Status: 'cancelled', Note: 'The roof leaks' })
    expect(await statusOf(id)).toEqual({
      Status: 'cancelled',
      CancelledBy: 'lender',
      Note: 'The roof leaks',
      IsActive: 0,
    })
  })

  test('who cancels after the other side is not told that the words have come', async () => {
    const id = await booking()
    await move(renter, id, { Status: 'cancelled' })
    const asked = { Status: 'cancelled', From: 'confirmed' } as const
    expect(await move(lender, id, { ...asked, Note: 'The roof leaks' })).toMatchObject({
      errorCode: 12,
    })
    expect(await move(lender, id, asked)).toMatchObject({ errorCode: 0 })
    expect(await statusOf(id)).toMatchObject({ CancelledBy: 'renter', Note: '' })
  })

  test('does not cancel a request, but declines it', async () => {
    const id = await request()
    expect(await move(lender, id, { Status: 'cancelled' })).toMatchObject({ errorCode: 12 })
    expect(await statusOf(id)).toMatchObject({ Status: 'requested' })
  })
})

describe('a renter', () => {
  test.each([
    ['a request', request],
    ['a booking', booking],
  ])('cancels %s, and the dates are free again', async (_what, make) => {
    const id = await make()
    await move(renter, id, { Status: 'cancelled' })
    expect(await statusOf(id)).toMatchObject({ Status: 'cancelled', CancelledBy: 'renter' })
    expect(await reserve(days(listingId, 1, 8), stranger)).toBeGreaterThan(id)
  })

  test('does not confirm or decline the own request', async () => {
    const id = await request()
    for (const Status of ['confirmed', 'declined'] as const) {
      expect(await move(renter, id, { Status })).toMatchObject({
        status: 409,
        errorCode: 12,
        resObj: { Id: id, Status: 'requested' },
      })
    }
  })
})

describe('nobody', () => {
  test('else moves a reservation', async () => {
    const id = await request()
    for (const Status of ['confirmed', 'declined', 'cancelled'] as const) {
      expect(await move(stranger, id, { Status })).toMatchObject({
        status: 403,
        errorCode: 2,
        resObj: null,
      })
    }
    expect(await statusOf(id)).toMatchObject({ Status: 'requested' })
  })

  test('moves one that has ended, and is told how it stands', async () => {
    const id = await request()
    await move(lender, id, { Status: 'declined' })
    expect(await move(lender, id, { Status: 'confirmed' })).toMatchObject({
      errorCode: 12,
      resObj: { Id: id, Status: 'declined', reservedObj: { Id: listingId } },
    })
    expect(await move(renter, id, { Status: 'cancelled' })).toMatchObject({ errorCode: 12 })
  })

  test('cancels a stay that is over', async () => {
    const id = await booking()
    site.clock.now = new Date('2026-12-08T05:00:00Z')
    expect(await move(renter, id, { Status: 'cancelled' })).toMatchObject({ errorCode: 12 })
    site.clock.now = new Date('2026-12-08T04:59:59Z')
    expect(await move(renter, id, { Status: 'cancelled' })).toMatchObject({ errorCode: 0 })
  })

  test('moves one that does not exist', async () => {
    expect(await move(lender, 999_999, { Status: 'confirmed' })).toMatchObject({ errorCode: 3 })
  })

  test('makes one expire or be requested by hand', async () => {
    const id = await request()
    for (const Status of ['expired', 'requested']) {
      expect(await move(lender, id, { Status } as Moved)).toMatchObject({ errorCode: 4 })
    }
  })
})

describe('a change', () => {
  test('that is made already is answered as if it were made now, and is told once', async () => {
    const id = await request()
    await move(lender, id, { Status: 'confirmed' })
    expect(await move(lender, id, { Status: 'confirmed' })).toMatchObject({
      status: 200,
      errorCode: 0,
      resObj: { Status: 'confirmed' },
    })
    expect(await notices()).toHaveLength(2)
  })

  test('is refused when the person saw another state', async () => {
    const id = await request()
    await move(lender, id, { Status: 'confirmed' })
    expect(await move(renter, id, { Status: 'cancelled', From: 'requested' })).toMatchObject({
      errorCode: 12,
      resObj: { Status: 'confirmed', CancelledBy: null },
    })
    expect(await move(renter, id, { Status: 'cancelled', From: 'confirmed' })).toMatchObject({
      errorCode: 0,
    })
  })

  test('is told in the chat of the two, by whoever made it', async () => {
    const id = await request()
    await move(lender, id, { Status: 'confirmed', Note: 'See you' })
    await move(renter, id, { Status: 'cancelled', Note: 'Train is late' })
    expect(await notices()).toEqual([
      [1, 'requested', 'Reservation requested', renter.userId],
      [1, 'confirmed', 'Reservation confirmed: See you', lender.userId],
      [1, 'cancelled', 'Reservation cancelled: Train is late', renter.userId],
    ])
  })

  test('takes a note of a thousand characters and no more', async () => {
    const id = await request()
    const declined = (length: number) =>
      move(lender, id, { Status: 'declined', Note: 'x'.repeat(length) })
    expect(await declined(1001)).toMatchObject({ errorCode: 4, errors: [{ path: 'Note' }] })
    expect(await declined(1000)).toMatchObject({ errorCode: 0 })
  })
})

describe('a request that nobody answers', () => {
  test('holds its dates for 24 hours and gives way to the next after them', async () => {
    const id = await request()
    site.wait(dayMs - 1000)
    const body = days(listingId, 2, 3)
    expect(await stranger.call(createReservation, { body })).toMatchObject({ errorCode: 5 })
    expect(await statusOf(id)).toMatchObject({ Status: 'requested' })
    site.wait(1000)
    const params = { id: listingId }
    expect(await stranger.get(getBookedRanges, { params })).toEqual([])
    expect(await stranger.call(createReservation, { body })).toMatchObject({ errorCode: 0 })
    expect(await statusOf(id)).toEqual({
      Status: 'expired',
      CancelledBy: null,
      Note: '',
      IsActive: 0,
    })
    expect((await notices()).at(-1)?.slice(0, 3)).toEqual([1, 'expired', 'Reservation expired'])
  })

  test('expires at its end when that is sooner', async () => {
    const today = { DTFROM: '2026-11-10T03:00:00Z', DTTO: '2026-11-10T05:00:00Z' }
    const id = await reserve({ ...requestedWeek(listingId, 1), ...today })
    site.wait(3 * hourMs)
    await reserve(days(listingId, 20, 21), stranger)
    expect(await statusOf(id)).toMatchObject({ Status: 'expired' })
  })

  test('cannot be confirmed any more, and the lender is told so', async () => {
    const id = await request()
    site.wait(25 * hourMs)
    expect(await move(lender, id, { Status: 'confirmed' })).toMatchObject({
      errorCode: 12,
      resObj: { Id: id, Status: 'expired', IsActive: 0 },
    })
    expect(await statusOf(id)).toMatchObject({ Status: 'expired' })
  })

  test('does not take along one that was answered in time', async () => {
    const id = await request()
    await move(lender, id, { Status: 'confirmed' })
    site.wait(2 * dayMs)
    const body = days(listingId, 2, 3)
    expect(await stranger.call(createReservation, { body })).toMatchObject({ errorCode: 5 })
    expect(await statusOf(id)).toMatchObject({ Status: 'confirmed' })
  })
})
