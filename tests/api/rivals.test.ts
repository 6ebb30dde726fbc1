import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getConversationAsRenter, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { tallyCodes } from '#tests/fixtures/tally-codes.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renters: Client[]
let listingId: number

async function begin(kind: 'embedded' | 'postgres') {
  site = await openTestApp({ kind })
  lender = await newUser(site)
  renters = await Promise.all(Array.from({ length: 10 }, () => newUser(site)))
}

/** Each overlaps with every other: all hold the night to the 15th. */
const rivalOf = (index: number) => days(listingId, 14 - (index % 10), 15 + Math.floor(index / 10))
const reserve = (index: number) =>
  renters[index % 10]!.call(createReservation, { body: rivalOf(index) })

const activeRanges = async () => {
  const { rows } = await sql<{ active: number; overlapping: number }>`
    select count(*) as active, count(*) filter (where exists (
      select from taken_range as other
      where other.listing_id = mine.listing_id and other.id <> mine.id and other.is_active
        and other.during && mine.during)) as overlapping
    from taken_range as mine where listing_id = ${listingId} and is_active
  `.execute(site.context.db)
  return rows[0]!
}

describe('on PostgreSQL with many connections', () => {
  beforeAll(() => begin('postgres'))
  afterAll(() => site.close())
  beforeEach(async () => {
    listingId = await newListing(lender)
  })

  test('of 50 who want the same night at once exactly one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reserve(index)))
    expect(tallyCodes(answers)).toEqual({ 0: 1, 5: 49 })
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })

  test('50 whose nights follow each other all get theirs', async () => {
    const hour = (index: number) => new Date(Date.UTC(2026, 11, 1, index)).toISOString()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        renters[index % 10]!.call(createReservation, {
          body: days(listingId, 1, 2, { DTFROM: hour(index), DTTO: hour(index + 1) }),
        }),
      ),
    )
    expect(tallyCodes(answers)).toEqual({ 0: 50 })
    expect(await activeRanges()).toEqual({ active: 50, overlapping: 0 })
  })

  test('one key that arrives ten times at once makes one reservation', async () => {
    const key = randomUUID()
    const input = { body: days(listingId, 1, 3), key }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => renters[0]!.call(createReservation, input)),
    )
    expect(tallyCodes(answers)).toEqual({ 0: 10 })
    expect(new Set(answers.map(({ resObj }) => resObj.Id)).size).toBe(1)
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })

  test('one key that arrives ten times at once writes one message, from either side', async () => {
    const read = async () => {
      const params = { id: listingId }
      return (await renters[0]!.get(getConversationAsRenter, { params })).messages
    }
    const asRenter = { body: { RentId: listingId, Msg: 'Hello' }, key: randomUUID() }
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => renters[0]!.call(sendAsRenter, asRenter)),
    )
    expect(tallyCodes(sent)).toEqual({ 0: 10 })
    expect(await read()).toHaveLength(1)
    const asHost = { body: { ChatId: sent[0]!.resObj.ChatId, Msg: 'Hi' }, key: randomUUID() }
    const answered = await Promise.all(
      Array.from({ length: 10 }, () => lender.call(sendAsHost, asHost)),
    )
    expect(tallyCodes(answered)).toEqual({ 0: 10 })
    expect((await read()).map(({ Msg }) => Msg)).toEqual(['Hello', 'Hi'])
  })

  test('a request is confirmed or cancelled, never both', async () => {
    const { Id: id } = await renters[0]!.get(createReservation, {
      body: requestedWeek(listingId, 1),
    })
    const answers = await Promise.all([
      lender.call(moveReservation, {
        params: { id },
        body: { Status: 'declined', From: 'requested' },
      }),
      renters[0]!.call(moveReservation, {
        params: { id },
        body: { Status: 'cancelled', From: 'requested' },
      }),
    ])
    expect(tallyCodes(answers)).toEqual({ 0: 1, 12: 1 })
    expect(await activeRanges()).toEqual({ active: 0, overlapping: 0 })
  })
})

describe('on the embedded database', () => {
  beforeAll(() => begin('embedded'))
  afterAll(() => site.close())
  beforeEach(async () => {
    listingId = await newListing(lender)
  })

  test('of 50 who come one after another the first gets the night', async () => {
    const answers = []
    for (let index = 0; index < 50; index += 1) answers.push(await reserve(index))
    expect(answers[0]?.errorCode).toBe(0)
    expect(tallyCodes(answers)).toEqual({ 0: 1, 5: 49 })
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })

  test('of 50 who come at once exactly one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reserve(index)))
    expect(tallyCodes(answers)).toEqual({ 0: 1, 5: 49 })
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })
})
