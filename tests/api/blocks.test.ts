import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates, getBlocks, unblockDates } from '#contract/endpoints/block.ts'
import { search } from '#contract/endpoints/rent.ts'
import { createReservation, getBookedRanges } from '#contract/endpoints/reserve.ts'
import { blocksAtMost } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
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

const datesOf = (from: number, to: number) => {
  const { DTFROM, DTTO } = days(listingId, from, to)
  return { DTFROM, DTTO }
}
const block = (from: number, to: number, by = lender) =>
  by.call(blockDates, { params: { id: listingId }, body: datesOf(from, to) })
const unblock = (Id: number, by = lender) =>
  by.call(unblockDates, { params: { id: listingId }, body: { Id } })
const blocks = (by = lender) => by.call(getBlocks, { params: { id: listingId } })
const reserve = (from: number, to: number) =>
  renter.call(createReservation, { body: days(listingId, from, to) })

test('blocked dates cannot be reserved until they are free again', async () => {
  const { resObj } = await block(3, 6)
  expect(resObj).toMatchObject(datesOf(3, 6))
  expect((await blocks()).resObj).toEqual([resObj])
  expect(await renter.get(getBookedRanges, { params: { id: listingId } })).toEqual([datesOf(3, 6)])
  expect(await reserve(5, 8)).toMatchObject({ status: 409, errorCode: 5 })
  expect(await reserve(6, 8)).toMatchObject({ errorCode: 0 })

  expect(await unblock(resObj.Id)).toMatchObject({ errorCode: 0 })
  expect(await unblock(resObj.Id)).toMatchObject({ errorCode: 0 })
  expect((await blocks()).resObj).toEqual([])
  expect(await reserve(5, 6)).toMatchObject({ errorCode: 0 })
})

test('what is blocked and freed again and again leaves nothing behind', async () => {
  for (let time = 0; time < 3; time += 1) await unblock((await block(3, 6)).resObj.Id)
  const rows = await site.context.db
    .selectFrom('taken_range')
    .select('id')
    .where('listing_id', '=', listingId)
    .execute()
  expect(rows).toEqual([])
})

test('a thousand ranges of dates can be blocked, of which those that are over do not count', async () => {
  await sql`
    insert into taken_range (listing_id, kind, during)
    select ${listingId}, 'block', tstzrange(day, day + interval '1 hour')
    from (
      select '2026-12-10T00:00:00Z'::timestamptz + at * interval '1 day' as day
      from generate_series(1, ${blocksAtMost}::int) as at
    ) as days
  `.execute(site.context.db)
  expect(await block(1, 2)).toMatchObject({
    errorCode: 12,
    message: 'Too many dates are blocked already.',
  })
  await unblock((await blocks()).resObj[0]!.Id)
  const { resObj } = await block(1, 2)
  expect(await block(3, 4)).toMatchObject({ errorCode: 12 })
  site.clock.now = new Date('2026-12-05T00:00:00Z')
  expect((await blocks()).resObj).not.toContainEqual(resObj)
  expect(await block(6, 7)).toMatchObject({ errorCode: 0 })
})

test('what is reserved or blocked already cannot be blocked', async () => {
  await reserve(3, 6)
  await block(8, 9)
  expect(await block(5, 7)).toMatchObject({ status: 409, errorCode: 5 })
  expect(await block(8, 9)).toMatchObject({ status: 409, errorCode: 5 })
  expect((await blocks()).resObj).toHaveLength(1)
})

test('what is reserved is not freed as if it were blocked', async () => {
  await reserve(3, 6)
  const { id } = await site.context.db
    .selectFrom('taken_range')
    .select('id')
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  await unblock(id)
  expect(await renter.get(getBookedRanges, { params: { id: listingId } })).toEqual([datesOf(3, 6)])
})

test('a request whose time is over does not stand in the way', async () => {
  await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
  expect(await block(10, 11)).toMatchObject({ errorCode: 5 })
  site.clock.now = new Date('2026-11-12T02:20:00Z')
  expect(await block(10, 11)).toMatchObject({ errorCode: 0 })
})

test('the part that is over is left out', async () => {
  const body = { ...datesOf(3, 6), DTFROM: '2026-11-01T00:00:00Z' }
  const { resObj } = await lender.call(blockDates, { params: { id: listingId }, body })
  expect(resObj.DTFROM).toBe('2026-11-10T02:00:00Z')
})

test('what is over as a whole cannot be blocked', async () => {
  const body = { DTFROM: '2026-11-10T02:00:00Z', DTTO: '2026-11-10T02:15:00Z' }
  expect(await lender.call(blockDates, { params: { id: listingId }, body })).toMatchObject({
    errorCode: 4,
    message: 'Please select correct dates.',
  })
})

test('a block that is over can be freed until the hour ends from which dates can be blocked', async () => {
  const put = (DTFROM: string, DTTO: string) =>
    lender.call(blockDates, { params: { id: listingId }, body: { DTFROM, DTTO } })
  const { resObj } = await put('2026-11-10T02:00:00Z', '2026-11-10T02:30:00Z')
  site.clock.now = new Date('2026-11-10T02:40:00Z')
  expect(await put('2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z')).toMatchObject({ errorCode: 5 })
  expect((await blocks()).resObj).toEqual([resObj])
  site.clock.now = new Date('2026-11-10T03:00:00Z')
  expect((await blocks()).resObj).toEqual([])
})

test('a search for free dates leaves out what is blocked then', async () => {
  await block(3, 6)
  const anything = { 0: 1, 1: 1, 2: 1, 3: 1 } as const
  const open = { 0: '', 1: '', 2: '', 3: '' }
  const found = async (from: number, to: number) => {
    const lastFilter = {
      rentType: anything,
      rentPeriod: anything,
      minPrice: open,
      maxPrice: open,
      keyword: '',
      ...datesOf(from, to),
    }
    const lastMapBounds = { south: -85, west: -180, north: 85, east: 180 }
    const body = { lastMapBounds, lastFilter, rentType: '0,1,2,3' }
    return (await renter.get(search, { body })).some(({ Id }) => Id === listingId)
  }
  expect(await found(4, 5)).toBe(false)
  expect(await found(6, 7)).toBe(true)
})

describe('refused is', () => {
  test('whoever is not the lender', async () => {
    const { resObj } = await block(3, 6)
    expect(await block(7, 8, renter)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await blocks(renter)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await unblock(resObj.Id, renter)).toMatchObject({ status: 403, errorCode: 2 })
    await renter.call(unblockDates, {
      params: { id: await newListing(renter) },
      body: { Id: resObj.Id },
    })
    expect(await block(7, 8, new Client(site.app))).toMatchObject({ status: 401, errorCode: 1 })
    expect((await blocks()).resObj).toEqual([resObj])
  })

  test.each([
    ['an end before its start', { DTFROM: '2026-12-05T05:00:00Z', DTTO: '2026-12-04T05:00:00Z' }],
    ['an end that is over', { DTFROM: '2026-11-01T05:00:00Z', DTTO: '2026-11-02T05:00:00Z' }],
    ['an end beyond four years', { DTFROM: '2026-12-05T05:00:00Z', DTTO: '2032-01-02T05:00:00Z' }],
    ['no time at all', { DTFROM: 'soon', DTTO: '2026-12-04T05:00:00Z' }],
  ])('%s', async (_what, body) => {
    const answer = await lender.call(blockDates, { params: { id: listingId }, body })
    expect(answer).toMatchObject({ status: 422, errorCode: 4 })
    expect((await blocks()).resObj).toEqual([])
  })
})
