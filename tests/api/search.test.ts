import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createListing, search, searchInBox, setListingActive } from '#contract/endpoints/rent.ts'
import { createReservation, getBookedRanges } from '#contract/endpoints/reserve.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import { Client } from '#tests/fixtures/client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { copyListing, days, listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Wanted = z.input<(typeof search)['body']>

let site: TestApp
let lender: Client & { userId: number }
let visitor: Client
let nextLat = -60
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  visitor = new Client(site.app)
})
afterAll(() => site.close())

const no = { 0: '', 1: '', 2: '', 3: '' }
const open: Wanted['lastFilter'] = {
  rentType: { 0: 1, 1: 1, 2: 1, 3: 1 },
  rentPeriod: { 0: 1, 1: 1, 2: 1, 3: 1 },
  minPrice: no,
  maxPrice: no,
  keyword: '',
}

/** A piece of the world that no other test uses. */
function newArea() {
  nextLat += 1
  const spot = { lat: nextLat, lng: 20 }
  const box = { south: nextLat - 0.2, west: 19.8, north: nextLat + 0.2, east: 20.2 }
  const find = async (filter: Partial<Wanted['lastFilter']> = {}, rentType = '0,1,2,3') => {
    const lastFilter = { ...open, ...filter }
    const found = await visitor.get(search, { body: { lastMapBounds: box, lastFilter, rentType } })
    return found.map(({ Id }) => Id)
  }
  return { spot, box, find }
}

describe('a search', () => {
  test('finds what is active, and says how many there are', async () => {
    const { spot, box, find } = newArea()
    const id = await newListing(lender, {}, spot)
    await lender.get(createListing, { body: listingForm() })
    expect(await find()).toEqual([id])
    await lender.get(setListingActive, { params: { id, active: 0 } })
    expect(await find()).toEqual([])
    const answer = await visitor.call(searchInBox, { params: { ...box, typeIds: '0' } })
    expect(answer).toMatchObject({ resObj: [], total: 0 })
  })

  test('of half a continent waits for those before it, and keeps no other waiting', async () => {
    const { find } = newArea()
    await find()
    const { opened, open: giveBack } = closedGate()
    const holding = site.context.db.transaction().execute(() => opened)
    const wide = Array.from({ length: 13 }, (_, at) =>
      visitor.call(searchInBox, {
        params: { south: -50 - at, west: -170, north: 80, east: 170, typeIds: '0,1,2,3' },
      }),
    )
    expect(await Promise.race(wide)).toMatchObject({ status: 429, errorCode: 7 })
    const near = find()
    giveBack()
    expect(await near).toEqual([])
    const codes = (await Promise.all(wide)).map(({ errorCode }) => errorCode)
    expect(codes.toSorted()).toEqual([...Array<number>(1 + 10).fill(0), 7, 7])
    await holding
  })

  test('looks for the types of the filter that are in the list as well', async () => {
    const { spot, box, find } = newArea()
    const condo = await newListing(lender, { TypeId: 0 }, spot)
    const house = await newListing(lender, { TypeId: 1 }, spot)
    expect(await find()).toEqual([house, condo])
    expect(await find({}, '1')).toEqual([house])
    expect(await find({ rentType: { 0: 1 } })).toEqual([condo])
    expect(await find({ rentType: { 0: 1 } }, '1,2')).toEqual([])
    const byAddress = await visitor.get(searchInBox, { params: { ...box, typeIds: '1,3' } })
    expect(byAddress.map(({ Id }) => Id)).toEqual([house])
  })

  test('compares prices to the cent: 19.99 is not more than 19.99', async () => {
    const { spot, find } = newArea()
    const id = await newListing(lender, { DailyPrice: 19.99 }, spot)
    const daily = { rentPeriod: { 0: 0, 1: 1, 2: 0, 3: 0 } } as const
    expect(await find({ ...daily, maxPrice: { ...no, 1: '19.99' } })).toEqual([id])
    expect(await find({ ...daily, minPrice: { ...no, 1: '19.99' } })).toEqual([id])
    expect(await find({ ...daily, maxPrice: { ...no, 1: '19.98' } })).toEqual([])
  })

  test('compares prices in the searcher’s currency', async () => {
    const { spot, find } = newArea()
    const baht = await newListing(lender, { CurrencyId: 1, DailyPrice: 3240, IsWeeklyOk: 0 }, spot)
    const yen = await newListing(lender, { CurrencyId: 4, DailyPrice: 3240, IsWeeklyOk: 0 }, spot)
    const hundredDollars = { minPrice: { ...no, 1: '99' }, maxPrice: { ...no, 1: '101' } }
    expect(await find({ ...hundredDollars, CurrencyId: 0 })).toEqual([baht])
    expect(await find({ minPrice: { ...no, 1: '3240' }, maxPrice: { ...no, 1: '3240' } })).toEqual([
      yen,
      baht,
    ])
  })

  test('finds words that stand next to each other in the details', async () => {
    const { spot, find } = newArea()
    const id = await newListing(lender, { Details: 'Gym, pool and sauna: www.x.com/Pool' }, spot)
    expect(await find({ keyword: 'GYM pool' })).toEqual([id])
    expect(await find({ keyword: 'com' })).toEqual([id])
    expect(await find({ keyword: 'pool gym' })).toEqual([])
    expect(await find({ keyword: 'poo' })).toEqual([])
  })

  test('leaves out what is taken in the dates that are asked for', async () => {
    const { spot, find } = newArea()
    const id = await newListing(lender, {}, spot)
    const renter = await newUser(site)
    await renter.get(createReservation, { body: days(id, 10, 12) })
    const [taken] = await visitor.get(getBookedRanges, { params: { id } })
    const during = (first: number, last: number) => {
      const { DTFROM, DTTO } = days(id, first, last)
      return { DTFROM, DTTO }
    }
    expect(taken).toEqual(during(10, 12))
    expect(await find(during(11, 14))).toEqual([])
    expect(await find(during(8, 20))).toEqual([])
    expect(await find(during(12, 14))).toEqual([id])
    expect(await find(during(8, 10))).toEqual([id])
  })

  test('sorts by age, by the lowest price in one currency, or by distance', async () => {
    const { spot, find } = newArea()
    const near = await newListing(lender, { CurrencyId: 0, DailyPrice: 50 }, spot)
    const cheap = await newListing(lender, { DailyPrice: 900 }, { ...spot, lng: 20.1 })
    const far = await newListing(lender, { CurrencyId: 2, DailyPrice: 70 }, { ...spot, lng: 19.85 })
    const daily = { rentPeriod: { 0: 0, 1: 1, 2: 0, 3: 0 } } as const
    expect(await find()).toEqual([far, cheap, near])
    expect(await find({ ...daily, sort: 'price' })).toEqual([cheap, near, far])
    expect(await find({ sort: 'distance' })).toEqual([near, cheap, far])
  })

  test('finds a listing on the date line once, from either side', async () => {
    const line = [180, -180]
    const ids = []
    for (const lng of line) ids.push(await newListing(lender, {}, { lat: 40.01, lng }))
    const across = { south: 39.9, west: 179.9, north: 40.1, east: -179.9 }
    const answer = await visitor.call(searchInBox, { params: { ...across, typeIds: '0' } })
    expect(answer.total).toBe(2)
    expect(answer.resObj.map(({ Id }) => Id)).toEqual(ids.toReversed())
  })

  test('measures even the smallest distance', async () => {
    const id = await newListing(lender, {}, { lat: 1e-200, lng: -1e-200 })
    const around = { south: -0.01, west: -0.01, north: 0.01, east: 0.01 }
    const found = await visitor.get(search, {
      body: { lastMapBounds: around, lastFilter: { ...open, sort: 'distance' }, rentType: '0' },
    })
    expect(found.map(({ Id }) => Id)).toEqual([id])
  })

  test('tells the sister site’s listings apart', async () => {
    const { box } = newArea()
    const params = { ...box, typeIds: '0,1,2,3,4,5,6,7' }
    const car = await newListing(lender, {}, { lat: box.south + 0.1, lng: 20 })
    await site.context.db
      .updateTable('listing')
      .set({ site_id: ridelend.id, type_id: 4 })
      .where('id', '=', car)
      .execute()
    const here = await visitor.call(searchInBox, { params })
    const host = { host: 'ridelend.localhost:8787' }
    const there = await visitor.call(searchInBox, { params, headers: host })
    expect([here.total, there.total]).toEqual([0, 1])
    expect(there.resObj).toMatchObject([{ Id: car, TypeId: 4, SiteId: 1 }])
  })

  test('answers with the thousand newest and the whole number', async () => {
    const { spot, box } = newArea()
    const id = await newListing(lender, {}, spot)
    await copyListing(site, id, 1004)
    const { resObj, total } = await visitor.call(searchInBox, {
      params: { ...box, typeIds: '0,1,2,3' },
    })
    expect([resObj.length, total]).toEqual([1000, 1005])
    expect(resObj[0]?.Id).toBe(id)
    const ages = resObj.map(({ UpdatedOn }) => UpdatedOn)
    expect(ages).toEqual(ages.toSorted().toReversed())
  })
})
