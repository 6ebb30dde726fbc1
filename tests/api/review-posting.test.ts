import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getListing } from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getReview,
  moveReservation,
  reviewAsLender,
  reviewAsRenter,
} from '#contract/endpoints/reserve.ts'
import { getPublicUser } from '#contract/endpoints/user.ts'
import type { Client, Input } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, removeListing, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }
type ByRenter = NonNullable<Input<typeof reviewAsRenter>['body']>

const stayBegins = new Date('2026-12-01T05:00:00Z')

let site: TestApp
let lender: Person
let renter: Person
let stranger: Person
let listingId: number
let reservationId: number

const said = {
  starsUser: 5,
  reviewUser: 'Kind and quick to answer.',
  starsItem: 4,
  reviewItem: 'Bright rooms.',
}
const saidOfRenter = { starsUser: 3, reviewUser: 'Left late.' }

const asRenter = (fields: Partial<ByRenter> = {}, key = '', by: Client = renter) =>
  by.call(reviewAsRenter, { body: { reservationId, ...said, ...fields }, key })
const asLender = (fields: Partial<ByRenter> = {}, key = '', by: Client = lender) =>
  by.call(reviewAsLender, { body: { reservationId, ...saidOfRenter, ...fields }, key })

const reviews = () => renter.get(getReview, { params: { id: reservationId } })
const ratings = async () => {
  const ofUser = async ({ userId: id }: Person) =>
    (await renter.get(getPublicUser, { params: { id } })).rating
  const { Stars, Reviews } = await renter.get(getListing, { params: { id: listingId } })
  return {
    listing: { Stars, Reviews },
    lender: await ofUser(lender),
    renter: await ofUser(renter),
  }
}
const unrated = { Stars: null, Reviews: 0 }
const nothingSaid = { listing: unrated, lender: unrated, renter: unrated }

async function nothingIsWritten() {
  expect(await reviews()).toEqual([])
  expect(await ratings()).toEqual(nothingSaid)
}

const cancel = (by: Person = renter) =>
  by.get(moveReservation, { params: { id: reservationId }, body: { Status: 'cancelled' } })

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  beforeAll(async () => {
    site = await openTestApp({ kind })
    stranger = await newUser(site)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    site.clock.now = november
    lender = await newUser(site, { firstName: 'Lena' })
    renter = await newUser(site, { firstName: 'Rena' })
    listingId = await newListing(lender)
    reservationId = (await renter.get(createReservation, { body: days(listingId, 1, 3) })).Id
    site.clock.now = stayBegins
  })

  test('the renter reviews the lender and the listing from the start of the stay on', async () => {
    expect(await asRenter()).toMatchObject({ status: 200, errorCode: 0, resObj: null })
    expect(await reviews()).toMatchObject([
      {
        ReservationId: reservationId,
        UserId: renter.userId,
        ReviewForUserId: lender.userId,
        ReviewForRentId: listingId,
        StarsUser: 5,
        ReviewUser: 'Kind and quick to answer.',
        StarsItem: 4,
        ReviewItem: 'Bright rooms.',
        DateCreated: '2026-12-01T05:00:00Z',
      },
    ])
    expect(await ratings()).toEqual({
      listing: { Stars: 4, Reviews: 1 },
      lender: { Stars: 5, Reviews: 1 },
      renter: unrated,
    })
  })

  test('the lender reviews the renter alone', async () => {
    expect(await asLender()).toMatchObject({ status: 200, errorCode: 0, resObj: null })
    expect(await reviews()).toMatchObject([
      { UserId: lender.userId, ReviewForUserId: renter.userId, StarsUser: 3, StarsItem: null },
    ])
    expect(await ratings()).toEqual({ ...nothingSaid, renter: { Stars: 3, Reviews: 1 } })
  })

  test('whoever leaves the stars as they are gives five', async () => {
    await renter.get(reviewAsRenter, { body: { reservationId } })
    expect(await reviews()).toMatchObject([
      { StarsUser: 5, StarsItem: 5, ReviewUser: '', ReviewItem: '' },
    ])
  })

  test('both sides review, each once, days after the stay too', async () => {
    site.clock.now = new Date('2026-12-08T00:00:00Z')
    expect((await asRenter()).errorCode).toBe(0)
    expect((await asLender()).errorCode).toBe(0)
    const before = await ratings()
    for (const second of [await asRenter({ starsItem: 1 }), await asLender({ starsUser: 1 })]) {
      expect(second).toMatchObject({
        status: 409,
        errorCode: 12,
        message: 'You have reviewed this rental already.',
        resObj: { Id: reservationId, Status: 'confirmed' },
      })
    }
    expect(await reviews()).toHaveLength(2)
    expect(await ratings()).toEqual(before)
  })

  test('what somebody has reviewed they do not cancel, so that they do not review it again and again', async () => {
    await asRenter()
    const params = { id: reservationId }
    const body = { Status: 'cancelled' } as const
    expect(await renter.call(moveReservation, { params, body })).toMatchObject({
      errorCode: 12,
      message: 'This change is not possible now.',
      resObj: { Status: 'confirmed', ReviewedBy: ['renter'] },
    })
    expect(await lender.call(moveReservation, { params, body })).toMatchObject({ errorCode: 0 })
  })

  describe('a stay that is cancelled when it has begun was a rental', () => {
    const noSecond = {
      status: 409,
      errorCode: 12,
      message: 'You cancelled this rental, so you cannot review it.',
    }

    test('which the renter reviews when the lender has cancelled it', async () => {
      await cancel(lender)
      expect(await asLender()).toMatchObject({
        ...noSecond,
        resObj: { Status: 'cancelled', CancelledBy: 'lender', CutShortBy: 'lender' },
      })
      expect(await asRenter()).toMatchObject({ errorCode: 0 })
      expect((await ratings()).listing).toEqual({ Stars: 4, Reviews: 1 })
    })

    test('which the lender reviews when the renter has cancelled it', async () => {
      await cancel(renter)
      expect(await asRenter()).toMatchObject({ ...noSecond, resObj: { CutShortBy: 'renter' } })
      expect(await asLender()).toMatchObject({ errorCode: 0 })
      expect((await ratings()).renter).toEqual({ Stars: 3, Reviews: 1 })
    })

    test('unless it was a request until then', async () => {
      const body = { ...requestedWeek(listingId, 10), DTFROM: '2026-12-01T05:00:00Z' }
      await cancel(renter)
      reservationId = (await renter.get(createReservation, { body })).Id
      await cancel(renter)
      for (const answer of [await asRenter(), await asLender()]) {
        expect(answer).toMatchObject({
          errorCode: 12,
          message: 'There was no rental that could be reviewed.',
          resObj: { Status: 'cancelled', CutShortBy: null },
        })
      }
      await nothingIsWritten()
    })
  })

  describe('a review is refused and leaves nothing', () => {
    test('a minute before the stay begins', async () => {
      site.clock.now = new Date(stayBegins.getTime() - 60_000)
      for (const answer of [await asRenter(), await asLender()]) {
        expect(answer).toMatchObject({
          status: 409,
          errorCode: 12,
          message: 'A rental can be reviewed once it has begun.',
          resObj: { Id: reservationId, Status: 'confirmed' },
        })
      }
      await nothingIsWritten()
    })

    test('when the reservation was cancelled', async () => {
      site.clock.now = november
      await cancel()
      site.clock.now = stayBegins
      for (const answer of [await asRenter(), await asLender()]) {
        expect(answer).toMatchObject({
          errorCode: 12,
          message: 'There was no rental that could be reviewed.',
          resObj: { Status: 'cancelled' },
        })
      }
      await nothingIsWritten()
    })

    test('when the request was never answered, and says that it has expired', async () => {
      site.clock.now = november
      const body = requestedWeek(listingId, 10)
      reservationId = (await renter.get(createReservation, { body })).Id
      site.clock.now = new Date('2026-12-11T00:00:00Z')
      expect(await asRenter()).toMatchObject({ errorCode: 12, resObj: { Status: 'expired' } })
      await nothingIsWritten()
    })

    test('by a stranger', async () => {
      expect(await asRenter({}, '', stranger)).toMatchObject({ status: 403, errorCode: 2 })
      expect(await asLender({}, '', stranger)).toMatchObject({ status: 403, errorCode: 2 })
      await nothingIsWritten()
    })

    test('on the side of the other', async () => {
      expect(await asRenter({}, '', lender)).toMatchObject({ status: 403, errorCode: 2 })
      expect(await asLender({}, '', renter)).toMatchObject({ status: 403, errorCode: 2 })
      await nothingIsWritten()
    })

    test('of a reservation that is not there', async () => {
      const nowhere = { reservationId: 999_999 }
      expect(await asRenter(nowhere)).toMatchObject({ status: 404, errorCode: 3 })
      expect(await asLender(nowhere)).toMatchObject({ status: 404, errorCode: 3 })
    })

    test.each([
      ['no star', { starsUser: 0 }, 'starsUser'],
      ['six stars', { starsItem: 6 }, 'starsItem'],
      ['half a star', { starsItem: 4.5 }, 'starsItem'],
      ['4001 characters of the place', { reviewItem: 'x'.repeat(4001) }, 'reviewItem'],
      ['4001 characters of the person', { reviewUser: 'x'.repeat(4001) }, 'reviewUser'],
    ])('with %s', async (_what, fields, path) => {
      const refused = { status: 422, errorCode: 4, errors: [{ path }] }
      expect(await asRenter(fields)).toMatchObject(refused)
      await nothingIsWritten()
    })

    test('when the lender says something of the place', async () => {
      const body = { reservationId, ...said }
      expect(await lender.call(reviewAsLender, { body })).toMatchObject({ errorCode: 4 })
      await nothingIsWritten()
    })
  })

  test('a review takes 4000 characters of each text', async () => {
    const long = 'x'.repeat(4000)
    await asRenter({ reviewUser: long, reviewItem: long })
    expect(await reviews()).toMatchObject([{ ReviewUser: long, ReviewItem: long }])
  })

  describe('a review that is sent twice', () => {
    test('is posted once and answered twice', async () => {
      const key = randomUUID()
      const first = await asRenter({}, key)
      expect(first.errorCode).toBe(0)
      const before = await ratings()
      expect(await asRenter({}, key)).toEqual(first)
      expect(await reviews()).toHaveLength(1)
      expect(await ratings()).toEqual(before)
    })

    test('is answered the same after the listing was deleted', async () => {
      const key = randomUUID()
      const first = await asLender({}, key)
      await removeListing(site, listingId)
      expect(await asLender({}, key)).toEqual(first)
      expect(await reviews()).toHaveLength(1)
    })

    test('with other stars is refused', async () => {
      const key = randomUUID()
      await asRenter({}, key)
      expect(await asRenter({ starsItem: 1 }, key)).toMatchObject({ status: 422, errorCode: 10 })
      expect((await ratings()).listing).toEqual({ Stars: 4, Reviews: 1 })
    })

    test('came too early first and is posted later under the same key', async () => {
      const key = randomUUID()
      site.clock.now = november
      expect(await asRenter({}, key)).toMatchObject({ errorCode: 12 })
      site.clock.now = stayBegins
      expect(await asRenter({}, key)).toMatchObject({ errorCode: 0 })
    })

    test('under the same key by the other side is theirs', async () => {
      const key = randomUUID()
      expect((await asRenter({}, key)).errorCode).toBe(0)
      expect((await asLender({}, key)).errorCode).toBe(0)
      expect(await reviews()).toHaveLength(2)
    })
  })

  describe('at the same time', () => {
    const codes = (answers: { errorCode: number }[]) => answers.map(({ errorCode }) => errorCode)

    test('of ten tries without a key one is posted', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => asRenter()))
      expect(codes(answers).toSorted((a, b) => a - b)).toEqual([0, ...Array(9).fill(12)])
      expect((await ratings()).listing).toEqual({ Stars: 4, Reviews: 1 })
    })

    test('ten tries under one key are one review and are all answered as posted', async () => {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 10 }, () => asRenter({}, key)))
      expect(codes(answers)).toEqual(Array(10).fill(0))
      expect(await reviews()).toHaveLength(1)
      expect((await ratings()).lender).toEqual({ Stars: 5, Reviews: 1 })
    })

    test('both sides are heard', async () => {
      const answers = await Promise.all([asRenter(), asLender()])
      expect(codes(answers)).toEqual([0, 0])
      expect(await reviews()).toHaveLength(2)
    })
  })
})
