import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { getConversation } from '#contract/endpoints/chat.ts'
import {
  createReservation,
  getIncomingReservations,
  getOwnReservations,
  getReservationHistory,
  getWaitingCount,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

const onWire = (instant: Date) => instant.toISOString().replace('.000', '')
const hoursLater = (hours: number) => new Date(november.getTime() + hours * hourMs)

let site: TestApp
let lender: Person
let renter: Person
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  lender = await newUser(site)
  listingId = await newListing(lender)
})

const request = async () =>
  (await renter.get(createReservation, { body: requestedWeek(listingId, 1) })).Id
const history = (id: number, by: Client = renter) =>
  by.get(getReservationHistory, { params: { id } })
const asked = { At: onWire(november), From: null, To: 'requested', By: 'renter', Note: '' }

describe('the history of a reservation', () => {
  test('has every step, by whom, when, and with what was said', async () => {
    const id = await request()
    site.clock.now = hoursLater(2)
    await lender.get(moveReservation, { params: { id }, body: { Status: 'confirmed' } })
    site.clock.now = hoursLater(5)
    const body = { Status: 'cancelled', Note: 'The roof leaks.' } as const
    await lender.get(moveReservation, { params: { id }, body })
    const steps = [
      asked,
      {
        At: onWire(hoursLater(2)),
        From: 'requested',
        To: 'confirmed',
        By: 'lender',
        Note: '',
      },
      {
        At: onWire(hoursLater(5)),
        From: 'confirmed',
        To: 'cancelled',
        By: 'lender',
        Note: 'The roof leaks.',
      },
    ]
    expect(await history(id)).toEqual(steps)
    expect(await history(id, lender)).toEqual(steps)
  })

  test('says that its time was over, by nobody', async () => {
    const id = await request()
    site.clock.now = hoursLater(25)
    await expireAll(site.context)
    const expired = { At: onWire(hoursLater(25)), From: 'requested', To: 'expired' }
    expect(await history(id)).toEqual([asked, { ...expired, By: null, Note: '' }])
  })

  test('is for its two sides', async () => {
    const id = await request()
    const stranger = await newUser(site)
    const answer = await stranger.call(getReservationHistory, { params: { id } })
    expect(answer).toMatchObject({ errorCode: 2, resObj: null })
    const nothing = await renter.call(getReservationHistory, { params: { id: 999_999 } })
    expect(nothing).toMatchObject({ errorCode: 3, resObj: null })
  })
})

describe('the number of requests that wait', () => {
  const waiting = (by: Client = lender) => by.get(getWaitingCount)

  test('is the lender’s, and falls with each answer', async () => {
    expect(await waiting()).toBe(0)
    const first = await request()
    const body = requestedWeek(listingId, 10)
    await renter.get(createReservation, { body })
    expect(await waiting()).toBe(2)
    expect(await waiting(renter)).toBe(0)
    await lender.get(moveReservation, { params: { id: first }, body: { Status: 'declined' } })
    expect(await waiting()).toBe(1)
  })

  test('leaves out what is confirmed at once, and what is over before anyone has said so', async () => {
    await renter.get(createReservation, { body: days(listingId, 20, 22) })
    expect(await waiting()).toBe(0)
    await request()
    site.clock.now = hoursLater(25)
    expect(await waiting()).toBe(0)
  })
})

test('both sides find the conversation that belongs to it', async () => {
  const id = await request()
  const [incoming] = await lender.get(getIncomingReservations)
  expect(incoming).toMatchObject({ Id: id, ChatId: expect.any(Number) })
  const { chat } = await lender.get(getConversation, { params: { id: incoming!.ChatId! } })
  expect(chat).toMatchObject({ RentId: listingId, UserId: renter.userId })
  const own = await renter.get(getOwnReservations)
  expect(own.find(({ Id }) => Id === id)?.ChatId).toBe(incoming!.ChatId)
})

test('a list of reservations says who has reviewed which', async () => {
  const { Id: id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
  const others = await renter.get(createReservation, { body: days(listingId, 5, 7) })
  await putReviews(site, id)
  const reviewed = (list: { Id: number; ReviewedBy: string[] }[]) =>
    Object.fromEntries(list.map(({ Id, ReviewedBy }) => [Id, ReviewedBy]))
  const both = { [id]: ['lender', 'renter'], [others.Id]: [] }
  expect(reviewed(await lender.get(getIncomingReservations))).toEqual(both)
  expect(reviewed(await renter.get(getOwnReservations))).toMatchObject(both)
})
