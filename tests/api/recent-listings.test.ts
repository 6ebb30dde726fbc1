import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  editListing,
  getListing,
  searchInBox,
  setListingActive,
  setPictureOrder,
  uploadListingPictures,
} from '#contract/endpoints/rent.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { recentListings } from '#server/db/repositories/recent-listings.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let visitor: Client
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  visitor = new Client(site.app)
})
afterAll(() => site.close())

let nextLat = -60
async function oneInItsArea() {
  nextLat += 1
  const id = await newListing(
    lender,
    { PrivateNotes: 'Key under the mat' },
    { lat: nextLat, lng: 20 },
  )
  const box = { south: nextLat - 0.2, west: 19.8, north: nextLat + 0.2, east: 20.2 }
  const find = (by: Client = visitor) =>
    by.get(searchInBox, { params: { ...box, typeIds: '0,1,2,3' } })
  const asItIs = (by: Client = visitor) => by.get(getListing, { params: { id } })
  await find()
  return { id, find, asItIs }
}

describe('a search that is repeated shows', () => {
  test('what a listing says since', async () => {
    const { id, find, asItIs } = await oneInItsArea()
    await lender.get(editListing, { params: { id }, body: listingForm({ Title: 'Loft' }) })
    expect(await find()).toEqual([await asItIs()])
    expect(await asItIs()).toMatchObject({ Title: 'Loft' })
  })

  test('its pictures, and their order', async () => {
    const { id, find, asItIs } = await oneInItsArea()
    const { files } = await lender.call(uploadListingPictures, {
      params: { id },
      files: await photos(2),
    })
    expect(await find()).toEqual([await asItIs()])
    const images = (files as string[]).toReversed()
    await lender.get(setPictureOrder, { params: { id }, body: { images } })
    expect((await find())[0]).toMatchObject({ Img: images[0], images })
  })

  test('its stars', async () => {
    const { id, find } = await oneInItsArea()
    const renter = await newUser(site)
    const { Id } = await renter.get(createReservation, { body: days(id, 1, 3) })
    await putReviews(site, Id)
    expect(await find()).toMatchObject([{ Stars: 4, Reviews: 1 }])
  })

  test('what was put into its row by hand', async () => {
    const { id, find } = await oneInItsArea()
    await sql`update listing set title = 'By hand' where id = ${id}`.execute(site.context.db)
    expect(await find()).toMatchObject([{ Title: 'By hand' }])
  })

  test('private notes to the lender alone, whoever asked first', async () => {
    const { find } = await oneInItsArea()
    expect((await find(lender))[0]).toHaveProperty('PrivateNotes', 'Key under the mat')
    expect((await find())[0]).not.toHaveProperty('PrivateNotes')
    expect((await find(lender))[0]).toHaveProperty('PrivateNotes', 'Key under the mat')
  })

  test('nothing of what is inactive', async () => {
    const { id, find } = await oneInItsArea()
    await lender.get(setListingActive, { params: { id, active: 0 } })
    expect(await find()).toEqual([])
  })
})

test('no more listings are kept than it is told', async () => {
  const listings = recentListings(site.context.db, 2)
  const made = [await oneInItsArea(), await oneInItsArea(), await oneInItsArea()]
  const ids = made.map(({ id }) => id)
  const { rows: versions } = await sql<{ id: number; version: string }>`
    select id, xmin::text as version from listing where id = any(${ids}) order by id
  `.execute(site.context.db)
  const inOrder = versions.toReversed()
  expect((await listings.read(inOrder)).map(({ id }) => id)).toEqual(ids.toReversed())
  await sql`delete from listing where id = any(${ids})`.execute(site.context.db)
  expect(await listings.read(inOrder)).toHaveLength(2)
})
