import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getConversationAsRenter, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let renters: Client[]
let listingId: number

const tally = (answers: { errorCode: number }[]) => {
  const codes = answers.map(({ errorCode }) => errorCode)
  return Object.fromEntries([...new Set(codes)].map((code) => [code, count(codes, code)]))
}
const count = (codes: number[], code: number) => codes.filter((each) => each === code).length

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
    expect(tally(answers)).toEqual({ 0: 1, 5: 49 })
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
    expect(tally(answers)).toEqual({ 0: 50 })
    expect(await activeRanges()).toEqual({ active: 50, overlapping: 0 })
  })

  test('one key that arrives ten times at once makes one reservation', async () => {
    const key = randomUUID()
    const input = { body: days(listingId, 1, 3), key }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => renters[0]!.call(createReservation, input)),
    )
    expect(tally(answers)).toEqual({ 0: 10 })
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
    expect(tally(sent)).toEqual({ 0: 10 })
    expect(await read()).toHaveLength(1)
    const asHost = { body: { ChatId: sent[0]!.resObj.ChatId, Msg: 'Hi' }, key: randomUUID() }
    const answered = await Promise.all(
      Array.from({ length: 10 }, () => lender.call(sendAsHost, asHost)),
    )
    expect(tally(answered)).toEqual({ 0: 10 })
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
    expect(tally(answers)).toEqual({ 0: 1, 12: 1 })
    expect(await activeRanges()).toEqual({ active: 0, overlapping: 0 })
  })

  test('whatever is reserved, moved and cancelled at once, no two stays overlap', async () => {
    const action = fc.oneof(
      fc.record({
        do: fc.constant('reserve' as const),
        who: fc.nat(9),
        first: fc.nat(20),
        length: fc.integer({ min: 1, max: 8 }),
        asWeek: fc.boolean(),
      }),
      fc.record({
        do: fc.constant('move' as const),
        who: fc.nat(10),
        which: fc.nat(30),
        to: fc.constantFrom('confirmed' as const, 'declined' as const, 'cancelled' as const),
      }),
    )
    const histories = fc.array(fc.array(action, { minLength: 4, maxLength: 12 }), {
      minLength: 2,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(histories, async (rounds) => {
        listingId = await newListing(lender)
        const made: number[] = []
        for (const round of rounds) {
          const answers = await Promise.all(
            round.map(async (each) => {
              const by = renters[each.who] ?? lender
              if (each.do === 'move') {
                const params = { id: made[each.which % Math.max(made.length, 1)] ?? 999_999 }
                return by.call(moveReservation, { params, body: { Status: each.to } })
              }
              const { DTFROM, DTTO } = days(listingId, each.first + 1, each.first + 1 + each.length)
              const offer = each.asWeek ? requestedWeek(listingId, 1) : days(listingId, 1, 2)
              const answer = await by.call(createReservation, { body: { ...offer, DTFROM, DTTO } })
              if (answer.success) made.push(answer.resObj.Id)
              return answer
            }),
          )
          const codes = answers.map(({ errorCode }) => errorCode)
          expect(codes.filter((code) => ![0, 2, 3, 5, 12].includes(code))).toEqual([])
          expect(await activeRanges()).toMatchObject({ overlapping: 0 })
        }
        const { rows } = await sql<{ reserved: number; taken: number }>`
          select count(*) filter (where status in ('requested', 'confirmed')) as reserved,
            (select count(*) from taken_range where listing_id = ${listingId} and is_active) as taken
          from reservation where listing_id = ${listingId}`.execute(site.context.db)
        expect(rows[0]?.taken).toBe(rows[0]?.reserved)
      }),
      { numRuns: 15 },
    )
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
    expect(tally(answers)).toEqual({ 0: 1, 5: 49 })
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })

  test('of 50 who come at once exactly one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reserve(index)))
    expect(tally(answers)).toEqual({ 0: 1, 5: 49 })
    expect(await activeRanges()).toEqual({ active: 1, overlapping: 0 })
  })
})
