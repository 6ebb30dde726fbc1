import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getListing } from '#contract/endpoints/rent.ts'
import { createReservation, reviewAsLender, reviewAsRenter } from '#contract/endpoints/reserve.ts'
import { getPublicUser } from '#contract/endpoints/user.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

interface Stay {
  id: number
  listingId: number
  lender: Person
  renter: Person
}

const staysOfEach = 6

let site: TestApp
let people: Person[]

/** Everyone lends a place and stays at everyone else's, all of it begun. */
async function newStays(): Promise<Stay[]> {
  site.clock.now = new Date('2026-11-20T02:20:00Z')
  const stays: Stay[] = []
  for (const lender of people) {
    const listingId = await newListing(lender)
    for (let day = 1; day <= staysOfEach; day += 1) {
      const renter = people[(people.indexOf(lender) + 1 + (day % 2)) % people.length] as Person
      const body = days(listingId, day, day + 1)
      const { Id: id } = await renter.get(createReservation, { body })
      stays.push({ id, listingId, lender, renter })
    }
  }
  site.clock.now = new Date('2026-12-10T02:20:00Z')
  return stays
}

const star = fc.integer({ min: 1, max: 5 })
const post = fc.record({
  which: fc.nat(100),
  by: fc.constantFrom('renter' as const, 'lender' as const),
  starsUser: star,
  starsItem: star,
})
const histories = fc.array(fc.array(post, { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 4,
})

class Tally {
  readonly #stars = new Map<number, number[]>()

  add(id: number, stars: number): void {
    this.#stars.set(id, [...(this.#stars.get(id) ?? []), stars])
  }

  ratingOf(id: number) {
    const given = this.#stars.get(id)
    if (!given) return { Stars: null, Reviews: 0 }
    const sum = given.reduce((all, each) => all + each, 0)
    return { Stars: Math.round((sum / given.length) * 10) / 10, Reviews: given.length }
  }
}

const wrongSums = async () => {
  const { rows } = await sql`
    select 'listing' as what, id from listing where (review_count, stars_sum) <> (
      select count(*), coalesce(sum(stars_item), 0) from review
      where review.listing_id = listing.id and side = 'renter')
    union all
    select 'user', id from app_user where (review_count, stars_sum) <> (
      select count(*), coalesce(sum(stars_user), 0) from review
      where review.subject_id = app_user.id)`.execute(site.context.db)
  return rows
}

describe.each([
  ['embedded', 6],
  ['postgres', 12],
] as const)('on the %s database', (kind, numRuns) => {
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site.close())

  test('whatever is said at once and twice, averages are those of a plain recount', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (rounds) => {
        people = await Promise.all(Array.from({ length: 3 }, () => newUser(site)))
        const stays = await newStays()
        const ofUsers = new Tally()
        const ofListings = new Tally()
        for (const round of rounds) {
          await Promise.all(
            round.map(async ({ which, by, starsUser, starsItem }) => {
              const { id, listingId, lender, renter } = stays[which % stays.length] as Stay
              const body = { reservationId: id, starsUser }
              const { errorCode } = await (by === 'renter'
                ? renter.call(reviewAsRenter, { body: { ...body, starsItem } })
                : lender.call(reviewAsLender, { body }))
              expect([0, 12]).toContain(errorCode)
              if (errorCode !== 0) return
              ofUsers.add((by === 'renter' ? lender : renter).userId, starsUser)
              if (by === 'renter') ofListings.add(listingId, starsItem)
            }),
          )
        }
        for (const { userId: id } of people) {
          const { rating } = await people[0]!.get(getPublicUser, { params: { id } })
          expect(rating).toEqual(ofUsers.ratingOf(id))
        }
        for (const id of new Set(stays.map(({ listingId }) => listingId))) {
          const listing = await people[0]!.get(getListing, { params: { id } })
          expect(listing).toMatchObject(ofListings.ratingOf(id))
        }
        expect(await wrongSums()).toEqual([])
      }),
      { numRuns, endOnFailure: true },
    )
  }, 120_000)
})
