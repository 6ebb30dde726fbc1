import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createListing,
  editListing,
  getAllListings,
  getListing,
  getListingsOfUser,
  getOwnListings,
  setListingActive,
  setListingPlace,
} from '#contract/endpoints/rent.ts'
import { Client } from '#tests/fixtures/client.ts'
import { bangkok, copyListing, listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client & { userId: number }
let other: Client
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  other = await newUser(site)
})
afterAll(() => site.close())

const read = (id: number, reader: Client = lender) => reader.get(getListing, { params: { id } })
const edit = (id: number, body: ReturnType<typeof listingForm>, by: Client = lender) =>
  by.call(editListing, { params: { id }, body })
const activate = (id: number, active = 1, by: Client = lender) =>
  by.call(setListingActive, { params: { id, active } })

describe('a new listing', () => {
  test('may have a word in its details that is longer than an index can hold', async () => {
    const Details = randomBytes(3000).toString('hex')
    const { Id } = await lender.get(createListing, { body: listingForm({ Details }) })
    expect(await read(Id)).toMatchObject({ Details })
  })

  test('needs a title and has defaults for the rest', async () => {
    const { Id } = await lender.get(createListing, { body: { Title: 'Room with a view' } })
    expect(await read(Id)).toEqual({
      Id,
      SiteId: 2,
      Img: '',
      IsActive: 0,
      Lat: null,
      Lon: null,
      Zone: 'Asia/Bangkok',
      UpdatedOn: '2026-11-10T02:20:00Z',
      UserId: lender.userId,
      images: [],
      Stars: null,
      Reviews: 0,
      Title: 'Room with a view',
      TypeId: 0,
      Zip: '',
      City: '',
      CurrencyId: 0,
      DepositAmt: 0,
      DepositTerms: '',
      Details: '',
      LocId: null,
      PrivateNotes: '',
      IsHourlyOk: 1,
      IsDailyOk: 1,
      IsWeeklyOk: 1,
      IsMonthlyOk: 1,
      HourlyPrice: 0,
      DailyPrice: 0,
      WeeklyPrice: 0,
      MonthlyPrice: 0,
      IsHourlyApproval: 1,
      IsDailyApproval: 1,
      IsWeeklyApproval: 1,
      IsMonthlyApproval: 1,
    })
  })

  test.each([' ', '\u200B'])('of the title %j is refused', async (Title) => {
    const answer = await lender.call(createListing, { body: listingForm({ Title }) })
    expect(answer).toMatchObject({ errorCode: 4, message: 'Title is required.' })
  })

  test('of the sister site’s kind is refused here', async () => {
    const answer = await lender.call(createListing, { body: listingForm({ TypeId: 4 }) })
    expect(answer).toMatchObject({ errorCode: 4, errors: [{ path: 'TypeId' }] })
  })

  describe('on the sister site', () => {
    const headers = { host: 'ridelend.localhost:8787' }
    const create = (body: { Title: string; TypeId?: number }) =>
      lender.call(createListing, { body, headers })

    test('has the first type of that site unless another one is sent', async () => {
      const { resObj, errorCode } = await create({ Title: 'Scooter' })
      expect(errorCode).toBe(0)
      expect(await read(resObj.Id)).toMatchObject({ SiteId: 1, TypeId: 4 })
      const { resObj: typed } = await create({ Title: 'Scooter', TypeId: 5 })
      expect(await read(typed.Id)).toMatchObject({ TypeId: 5 })
      const edited = { params: { id: typed.Id }, body: { Title: 'Bare' }, headers }
      expect(await lender.call(editListing, edited)).toMatchObject({ errorCode: 0 })
      expect(await read(typed.Id)).toMatchObject({ Title: 'Bare', TypeId: 4, Details: '' })
    })

    test('is refused with a type of this one', async () => {
      const answer = await create({ Title: 'Condo', TypeId: 0 })
      expect(answer).toMatchObject({ errorCode: 4, errors: [{ path: 'TypeId' }] })
    })
  })

  test('belongs to whoever created it, active and placed by nobody’s word', async () => {
    const { Id } = await lender.get(createListing, {
      body: listingForm({
        Id: -1,
        UserId: 1_000_000,
        IsActive: 1,
        Lat: 1,
        Lon: 1,
        Stars: 5,
        Reviews: 9,
      }),
    })
    expect(await read(Id)).toMatchObject({
      UserId: lender.userId,
      IsActive: 0,
      Lat: null,
      Stars: null,
    })
  })

  test('can be found by nobody until it is active', async () => {
    const { Id } = await lender.get(createListing, { body: listingForm() })
    const listed = await other.get(getListingsOfUser, { params: { id: lender.userId } })
    expect(listed.map((listing) => listing.Id)).not.toContain(Id)
    const newest = await other.get(getAllListings)
    expect(newest.map((listing) => listing.Id)).not.toContain(Id)
    const own = await lender.get(getOwnListings)
    expect(own.map((listing) => listing.Id)).toContain(Id)
  })

  test('says what it needs before it can be active', async () => {
    const { Id } = await lender.get(createListing, { body: { Title: 'Bare' } })
    expect(await activate(Id)).toMatchObject({
      errorCode: 4,
      message: 'This listing still needs a place on the map, an offered period with a price.',
    })
    await lender.get(setListingPlace, { params: { id: Id }, body: bangkok })
    expect(await activate(Id)).toMatchObject({
      message: 'This listing still needs an offered period with a price.',
    })
    await edit(Id, { Title: 'Bare', IsDailyOk: 0, DailyPrice: 900 })
    expect(await activate(Id)).toMatchObject({ errorCode: 4 })
    await edit(Id, { Title: 'Bare', DailyPrice: 900 })
    expect(await activate(Id)).toMatchObject({ errorCode: 0, resObj: { IsActive: 1 } })
  })
})

describe('a place on the map', () => {
  const put = (id: number, lat: number, lng: number) =>
    lender.get(setListingPlace, { params: { id }, body: { Id: id, lat, lng } })

  test('brings the zone of its clocks and the nearest town', async () => {
    const { Id } = await lender.get(createListing, { body: listingForm() })
    expect(await put(Id, 52.5, 13.4)).toMatchObject({
      Lat: 52.5,
      Lon: 13.4,
      Zone: 'Europe/Berlin',
      City: 'Berlin',
    })
    const moved = await put(Id, 40.7128, -74.006)
    expect(moved).toMatchObject({ Zone: 'America/New_York', City: 'New York City' })
  })

  test('leaves the town that the lender has typed', async () => {
    const { Id } = await lender.get(createListing, { body: listingForm({ City: 'Kreuzberg' }) })
    expect(await put(Id, 52.5, 13.4)).toMatchObject({ Zone: 'Europe/Berlin', City: 'Kreuzberg' })
    expect(await put(Id, 40.7128, -74.006)).toMatchObject({ City: 'Kreuzberg' })
  })

  test('is on the globe', async () => {
    const id = await newListing(lender)
    const answer = await lender.call(setListingPlace, {
      params: { id },
      body: { lat: 91, lng: 181 },
    })
    expect(answer.errors?.map(({ path }) => path).sort()).toEqual(['lat', 'lng'])
  })
})

describe('the owner', () => {
  test('can edit a listing, and a price that is switched off is kept', async () => {
    const id = await newListing(lender)
    await edit(id, listingForm({ Title: 'New title', IsDailyOk: 0, DailyPrice: 950.5 }))
    expect(await read(id, other)).toMatchObject({
      Title: 'New title',
      IsDailyOk: 0,
      DailyPrice: 950.5,
      IsActive: 1,
      Lat: bangkok.lat,
      Lon: bangkok.lng,
    })
  })

  test('learns when somebody edited it meanwhile, and nothing is overwritten', async () => {
    const id = await newListing(lender)
    const { UpdatedOn } = await read(id)
    expect(await edit(id, listingForm({ Title: 'First', UpdatedOn }))).toMatchObject({
      errorCode: 0,
    })
    expect(await edit(id, listingForm({ Title: 'Second', UpdatedOn }))).toMatchObject({
      status: 409,
      errorCode: 13,
      message: 'This listing was changed meanwhile.',
      resObj: await read(id),
    })
    expect(await read(id)).toMatchObject({ Title: 'First', PrivateNotes: '' })
  })

  test('can take a listing down and put it up again', async () => {
    const id = await newListing(lender)
    const isListed = async () => {
      const found = await other.get(getListingsOfUser, { params: { id: lender.userId } })
      return found.some((listing) => listing.Id === id)
    }
    expect(await isListed()).toBe(true)
    expect((await activate(id, 0)).resObj).toMatchObject({ Id: id, IsActive: 0 })
    expect(await isListed()).toBe(false)
    expect(await read(id, other)).toMatchObject({ IsActive: 0 })
    expect((await activate(id, 1)).resObj).toMatchObject({ IsActive: 1 })
    expect(await isListed()).toBe(true)
  })

  test('alone reads the private notes', async () => {
    const id = await newListing(lender, { PrivateNotes: 'Key under the mat' })
    expect(await read(id)).toMatchObject({ PrivateNotes: 'Key under the mat' })
    expect(await read(id, other)).not.toHaveProperty('PrivateNotes')
    expect(await read(id, new Client(site.app))).not.toHaveProperty('PrivateNotes')
  })

  test('alone may change anything', async () => {
    const id = await newListing(lender)
    const before = await read(id)
    const refused = { status: 403, errorCode: 2, resObj: null }
    expect(await edit(id, listingForm({ Title: 'Mine' }), other)).toMatchObject(refused)
    expect(await activate(id, 0, other)).toMatchObject(refused)
    const place = { params: { id }, body: { lat: 0, lng: 0 } }
    expect(await other.call(setListingPlace, place)).toMatchObject(refused)
    expect(await read(id)).toEqual(before)
  })
})

test('a listing that does not exist is not there', async () => {
  const missing = { params: { id: 999_999 } }
  expect(await other.call(getListing, missing)).toMatchObject({ status: 404, errorCode: 3 })
  expect(await edit(999_999, listingForm())).toMatchObject({ errorCode: 3 })
  expect(await activate(999_999)).toMatchObject({ errorCode: 3 })
})

test('of a user with more than a thousand active listings everyone gets the thousand newest', async () => {
  const many = await newUser(site)
  const newest = await newListing(many)
  await copyListing(site, newest, 1000)
  const listed = await new Client(site.app).get(getListingsOfUser, { params: { id: many.userId } })
  expect(listed).toHaveLength(1000)
  expect(listed[0]).toMatchObject({ Id: newest })
  expect(await many.get(getOwnListings)).toHaveLength(1001)
})

test('all listings come a hundred at a time, each once, the newest first', async () => {
  await copyListing(site, await newListing(lender), 210)
  const seen: { Id: number; UpdatedOn: string }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { resObj: typeof seen; nextCursor: string | null } = await other.call(
      getAllListings,
      { query: cursor === '' ? {} : { cursor } },
    )
    expect(page.resObj.length).toBeLessThanOrEqual(100)
    seen.push(...page.resObj)
    cursor = page.nextCursor
  }
  expect(new Set(seen.map(({ Id }) => Id)).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(210)
  const order = seen.map(({ UpdatedOn, Id }) => `${UpdatedOn} ${String(Id).padStart(9, '0')}`)
  expect(order).toEqual(order.toSorted().toReversed())
})
