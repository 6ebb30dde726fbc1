import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getConversation, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import {
  createListing,
  editListing,
  getListing,
  getOwnListings,
  setListingActive,
} from '#contract/endpoints/rent.ts'
import {
  createReservation,
  getOwnReservations,
  getReservation,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import {
  days,
  listingForm,
  newListing,
  newUser,
  removeListing,
  requestedWeek,
} from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
let key: string
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  renter = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  listingId = await newListing(lender)
  key = randomUUID()
})

const hide = () => lender.get(setListingActive, { params: { id: listingId, active: 0 } })
const raisePrice = () =>
  lender.get(editListing, {
    params: { id: listingId },
    body: listingForm({ DailyPrice: 5000, IsDailyApproval: 1 }),
  })
describe('a reservation that is sent twice', () => {
  const send = (body = days(listingId, 1, 3), by = renter) =>
    by.call(createReservation, { body, key })

  test('is made once and answered twice', async () => {
    const first = await send()
    expect(await send()).toEqual(first)
    const own = await renter.get(getOwnReservations)
    expect(own.filter(({ RentId }) => RentId === listingId)).toHaveLength(1)
  })

  test.each([
    ['the price changed', raisePrice],
    ['the listing was taken down', hide],
    ['the listing was deleted', () => removeListing(site, listingId)],
    ['the stay began', async () => void (site.clock.now = new Date('2026-12-02T05:00:00Z'))],
  ])('is answered with the first effect after %s', async (_what, change) => {
    const first = await send()
    expect(first.errorCode).toBe(0)
    await change()
    expect(await send()).toEqual(first)
  })

  test('is answered after it was cancelled, and does not come back', async () => {
    const { resObj } = await send()
    await renter.get(moveReservation, { params: { id: resObj.Id }, body: { Status: 'cancelled' } })
    expect(await send()).toMatchObject({ errorCode: 0, resObj })
    expect(await renter.get(getReservation, { params: { id: resObj.Id } })).toMatchObject({
      Status: 'cancelled',
    })
  })

  test('with other dates is refused', async () => {
    await send()
    expect(await send(days(listingId, 5, 6))).toMatchObject({
      status: 422,
      errorCode: 10,
      resObj: null,
    })
  })

  test('under another key is another reservation', async () => {
    await send()
    key = randomUUID()
    expect(await send()).toMatchObject({ errorCode: 5 })
  })

  test('under the same key by somebody else is theirs', async () => {
    const { resObj } = await send()
    const other = await newUser(site)
    const theirs = await send(days(listingId, 5, 6), other)
    expect(theirs.errorCode).toBe(0)
    expect(theirs.resObj.Id).not.toBe(resObj.Id)
  })

  test('was refused first and can be made later', async () => {
    await hide()
    expect(await send()).toMatchObject({ errorCode: 6 })
    await lender.get(setListingActive, { params: { id: listingId, active: 1 } })
    expect(await send()).toMatchObject({ errorCode: 0 })
  })

  test('in capitals is the same key', async () => {
    const first = await send()
    key = key.toUpperCase()
    expect(await send()).toEqual(first)
  })
})

describe('a change that is sent twice', () => {
  const request = async () =>
    (await renter.get(createReservation, { body: requestedWeek(listingId, 1) })).Id
  const confirm = (id: number, Note = '') =>
    lender.call(moveReservation, { params: { id }, body: { Status: 'confirmed', Note }, key })

  test('is made once and told once', async () => {
    const id = await request()
    const first = await confirm(id)
    expect(await confirm(id)).toEqual(first)
    const { db } = site.context
    const changes = db.selectFrom('reservation_change').selectAll().where('reservation_id', '=', id)
    expect(await changes.execute()).toHaveLength(2)
  })

  test('is no mistake when the other one has moved on meanwhile', async () => {
    const id = await request()
    await confirm(id)
    await renter.get(moveReservation, { params: { id }, body: { Status: 'cancelled' } })
    expect(await confirm(id)).toMatchObject({ errorCode: 0, resObj: { Status: 'cancelled' } })
  })

  test('with another note is refused', async () => {
    const id = await request()
    await confirm(id)
    expect(await confirm(id, 'But be quiet')).toMatchObject({ status: 422, errorCode: 10 })
  })

  test('under the same key by the other one is theirs', async () => {
    const id = await request()
    await confirm(id)
    const body = { Status: 'cancelled' } as const
    expect(await renter.call(moveReservation, { params: { id }, body, key })).toMatchObject({
      errorCode: 0,
      resObj: { Status: 'cancelled' },
    })
  })

  test('to another reservation of the listing is refused', async () => {
    const id = await request()
    const second = await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    await confirm(id)
    expect(await confirm(second.Id)).toMatchObject({ errorCode: 10 })
  })
})

describe.each(['renter', 'host'] as const)('a message of the %s that is sent twice', (author) => {
  let chatId: number
  beforeEach(async () => {
    const body = { RentId: listingId, Msg: 'Hello' }
    chatId = (await renter.get(sendAsRenter, { body })).ChatId
  })

  const send = (Msg = 'Is it quiet?', by = author) =>
    by === 'renter'
      ? renter.call(sendAsRenter, { body: { RentId: listingId, Msg }, key })
      : lender.call(sendAsHost, { body: { ChatId: chatId, Msg }, key })
  const texts = async () => {
    const { messages } = await renter.get(getConversation, { params: { id: chatId } })
    return messages.map(({ Msg }) => Msg)
  }

  test('is written once and answered twice', async () => {
    const first = await send()
    expect(first).toMatchObject({ errorCode: 0, resObj: { ClientKey: key } })
    expect(await send()).toEqual(first)
    expect(await texts()).toEqual(['Hello', 'Is it quiet?'])
  })

  test.each([
    ['taken down', hide],
    ['deleted', () => removeListing(site, listingId)],
  ])('is answered with the first effect when the listing was %s', async (_what, change) => {
    const first = await send()
    await change()
    expect(await send()).toEqual(first)
  })

  test('with other words is refused', async () => {
    await send()
    expect(await send('Is it loud?')).toMatchObject({ status: 422, errorCode: 10 })
    expect(await texts()).toEqual(['Hello', 'Is it quiet?'])
  })

  test('under the same key by the other one is theirs', async () => {
    await send()
    await send('Very', author === 'renter' ? 'host' : 'renter')
    expect(await texts()).toEqual(['Hello', 'Is it quiet?', 'Very'])
  })

  test('without a key is written twice', async () => {
    key = ''
    await send()
    await send()
    expect(await texts()).toEqual(['Hello', 'Is it quiet?', 'Is it quiet?'])
  })
})

describe('a new listing that is sent twice', () => {
  const make = (Title: string, by = lender) =>
    by.call(createListing, { body: listingForm({ Title }), key })
  const titles = async (by = lender) => (await by.get(getOwnListings)).map(({ Title }) => Title)

  test('is made once and answered twice, at the same moment too', async () => {
    const [first, second] = await Promise.all([make('Twice'), make('Twice')])
    expect(first.errorCode).toBe(0)
    expect(second).toEqual(first)
    expect(await make('Twice')).toEqual(first)
    expect((await titles()).filter((title) => title === 'Twice')).toHaveLength(1)
  })

  test('with other words is refused, with the id of what was made and when that was', async () => {
    const { resObj } = await make('Before')
    const params = { id: resObj.Id }
    const { UpdatedOn } = await lender.get(getListing, { params })
    const refused = { status: 422, errorCode: 10, resObj: { ...resObj, CreatedOn: UpdatedOn } }
    expect(await make('After')).toMatchObject(refused)
    expect(await titles()).not.toContain('After')
    await lender.get(editListing, { params, body: listingForm({ Title: 'Between' }) })
    expect(await make('After')).toMatchObject(refused)
  })

  test('under the same key by somebody else is theirs', async () => {
    const { resObj } = await make('Shared key')
    const theirs = await make('Shared key', renter)
    expect(theirs.errorCode).toBe(0)
    expect(theirs.resObj.Id).not.toBe(resObj.Id)
  })

  test('was refused first and can be made later', async () => {
    expect(await make(' ')).toMatchObject({ errorCode: 4 })
    expect(await make('Made later')).toMatchObject({ errorCode: 0 })
  })
})
