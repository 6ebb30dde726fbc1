import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import { getListing, getListingReview, searchInBox } from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getListingReviews,
  getReview,
  getUserReviews,
} from '#contract/endpoints/reserve.ts'
import { getPublicUser } from '#contract/endpoints/user.ts'
import { reviewsShownAtMost } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let renter: Person
let anyone: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site, { firstName: 'Lena', lastName: 'Hidden' })
  renter = await newUser(site, { firstName: 'Rena', lastName: 'Hidden' })
  anyone = new Client(site.app)
  listingId = await newListing(lender)
  await reviewedStay(1)
})
afterAll(() => site.close())

/** @returns the reservation's id */
async function reviewedStay(day: number): Promise<number> {
  const { Id } = await renter.get(createReservation, { body: days(listingId, day, day + 1) })
  await putReviews(site, Id)
  return Id
}

describe('what is said of a listing', () => {
  test('is read by anyone, with the author’s first name and what is about the listing', async () => {
    const reviews = await anyone.get(getListingReviews, { params: { id: listingId } })
    expect(reviews).toMatchObject([
      {
        UserId: renter.userId,
        FirstName: 'Rena',
        StarsItem: 4,
        ReviewItem: 'Bright rooms.',
        ReviewForRentId: listingId,
        ReviewForLendingUserId: lender.userId,
      },
    ])
    expect(JSON.stringify(reviews)).not.toContain('Hidden')
  })

  test('stands on its management page too', async () => {
    const page = await lender.get(getListingReview, { params: { id: listingId } })
    expect(page).toMatchObject({ listing: { Id: listingId }, isOwner: true })
    expect(page.reviews).toHaveLength(1)
    const seenByOthers = await anyone.get(getListingReview, { params: { id: listingId } })
    expect(seenByOthers).toMatchObject({ isOwner: false })
  })

  test('comes with the newest first', async () => {
    site.wait(minuteMs)
    const second = await reviewedStay(5)
    const reviews = await anyone.get(getListingReviews, { params: { id: listingId } })
    expect(reviews.map(({ ReservationId }) => ReservationId)[0]).toBe(second)
    expect(reviews).toHaveLength(2)
  })
})

describe('stars', () => {
  test('stand on the listing wherever it is shown, and nowhere without a review', async () => {
    const { Stars, Reviews } = await anyone.get(getListing, { params: { id: listingId } })
    expect({ Stars, Reviews }).toEqual({ Stars: 4, Reviews: 2 })
    const unknown = await newListing(lender)
    const found = await anyone.get(searchInBox, {
      params: { south: -90, west: -180, north: 90, east: 180, typeIds: '0,1,2,3' },
    })
    expect(found.find(({ Id }) => Id === listingId)).toMatchObject({ Stars: 4, Reviews: 2 })
    expect(found.find(({ Id }) => Id === unknown)).toMatchObject({ Stars: null, Reviews: 0 })
  })

  test('stand on the public user', async () => {
    const ratingOf = async ({ userId: id }: Person) =>
      (await anyone.get(getPublicUser, { params: { id } })).rating
    expect(await ratingOf(lender)).toEqual({ Stars: 5, Reviews: 2 })
    expect(await ratingOf(renter)).toEqual({ Stars: 3, Reviews: 2 })
    expect(await ratingOf(await newUser(site))).toEqual({ Stars: null, Reviews: 0 })
  })
})

test('what is said of a user is read by anyone, in either role', async () => {
  const ofRenter = await anyone.get(getUserReviews, { params: { id: renter.userId } })
  expect(ofRenter[0]).toMatchObject({
    FirstName: 'Lena',
    ReviewForUserId: renter.userId,
    StarsUser: 3,
    StarsItem: null,
    ReviewForLendingUserId: null,
    ReviewForRentId: null,
  })
  const ofLender = await anyone.get(getUserReviews, { params: { id: lender.userId } })
  expect(ofLender[0]).toMatchObject({ FirstName: 'Rena', ReviewForUserId: lender.userId })
})

test('of many reviews the newest hundred are read, of a listing and of a user', async () => {
  const host = await newUser(site)
  const id = await newListing(host)
  // Each of an hour of its own, and said an hour after the one before.
  await sql`
    with stay as (
      insert into reservation (listing_id, renter_id, lender_id, status, from_at, to_at, period_id, periods,
        price_minor, currency_id)
      select ${id}, ${renter.userId}, ${host.userId}, 'confirmed', hour, hour + interval '1 hour', 0, 1, 100, 1
      from generate_series(1, ${reviewsShownAtMost + 1}) as at,
        lateral (select timestamptz '2026-01-01 00:00Z' + at * interval '1 hour' as hour) as hours
      returning id, to_at
    )
    insert into review (listing_id, reservation_id, side, author_id, subject_id, stars_user, text_user,
      stars_item, text_item, created_on)
    select ${id}, stay.id, 'renter', ${renter.userId}, ${host.userId}, 5, '', 5, '', to_at from stay
  `.execute(site.context.db)
  const times = Array.from({ length: reviewsShownAtMost }, (_, at) => {
    const hours = reviewsShownAtMost + 2 - at
    return new Date(Date.UTC(2026, 0, 1, hours)).toISOString().replace('.000Z', 'Z')
  })
  const ofListing = await anyone.get(getListingReviews, { params: { id } })
  expect(ofListing.map(({ DateCreated }) => DateCreated)).toEqual(times)
  const ofUser = await anyone.get(getUserReviews, { params: { id: host.userId } })
  expect(ofUser.map(({ DateCreated }) => DateCreated)).toEqual(times)
})

test('the reviews of a reservation are for its two sides', async () => {
  const id = await reviewedStay(10)
  for (const side of [renter, lender]) {
    expect(await side.get(getReview, { params: { id } })).toHaveLength(2)
  }
  const stranger = await newUser(site)
  expect(await stranger.call(getReview, { params: { id } })).toMatchObject({ errorCode: 2 })
})

test.each([getListingReviews, getUserReviews, getListingReview])(
  'nothing is said of what is not there: $path',
  async (endpoint) => {
    const answer = await anyone.call<typeof endpoint>(endpoint, { params: { id: 999_999 } })
    expect(answer).toMatchObject({ status: 404, errorCode: 3 })
  },
)
