import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/domain/durations.ts'
import { getConversationAsRenter } from '#contract/endpoints/chat.ts'
import {
  createReservation,
  getBookedRanges,
  getReservation,
  moveReservation,
} from '#contract/endpoints/reserve.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { expireAllOverdue } from '#server/services/expire.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { TickingClock } from '#tests/fixtures/ticking-clock.ts'

describe.each(['embedded', 'postgres'] as const)('a request on the %s database', (kind) => {
  let site: TestApp
  let lender: Client
  let renter: Client
  beforeAll(async () => {
    site = await openTestApp({ kind })
    lender = await newUser(site)
    renter = await newUser(site)
  })
  afterAll(() => site.close())
  beforeEach(() => {
    site.clock.now = november
  })

  const request = async () => {
    const listingId = await newListing(lender)
    const { Id } = await renter.get(createReservation, { body: requestedWeek(listingId, 3) })
    return { id: Id, listingId }
  }
  const statusOf = async (id: number) =>
    (await renter.get(getReservation, { params: { id } })).Status
  const expiredNotices = async (listingId: number) => {
    const { messages } = await renter.get(getConversationAsRenter, { params: { id: listingId } })
    return messages.filter(({ Status }) => Status === 'expired').length
  }

  test('is over after 24 hours with nobody there, frees its dates and tells both', async () => {
    const { id, listingId } = await request()
    site.wait(dayMs - 1000)
    await expireAll(site.context)
    expect(await statusOf(id)).toBe('requested')
    site.wait(1000)
    await expireAll(site.context)
    expect(await statusOf(id)).toBe('expired')
    expect(await renter.get(getBookedRanges, { params: { id: listingId } })).toEqual([])
    expect(await expiredNotices(listingId)).toBe(1)
  })

  test('is over once, however many processes look', async () => {
    const requests = [await request(), await request(), await request()]
    site.wait(25 * hourMs)
    await Promise.all(Array.from({ length: 6 }, () => expireAll(site.context)))
    for (const { id, listingId } of requests) {
      expect(await statusOf(id)).toBe('expired')
      expect(await expiredNotices(listingId)).toBe(1)
    }
  })

  test('that cannot be expired holds up no other, and is expired when it can', async () => {
    const { db } = site.context
    const [stuck, other] = [await request(), await request()]
    await sql`
      alter table reservation add constraint stuck
      check (listing_id <> ${sql.lit(stuck.listingId)} or status <> 'expired')`.execute(db)
    site.wait(dayMs)
    const failures: unknown[] = []
    await expireAllOverdue(site.context, new AbortController().signal, (error) =>
      failures.push(error),
    )
    expect(failures).toMatchObject([{ constraint: 'stuck' }])
    expect(await expiredNotices(other.listingId)).toBe(1)
    await sql`alter table reservation drop constraint stuck`.execute(db)
    await expireAll(site.context)
    expect(await expiredNotices(stuck.listingId)).toBe(1)
  })

  test('that was answered in time stays as it is', async () => {
    const { id, listingId } = await request()
    await lender.get(moveReservation, { params: { id }, body: { Status: 'confirmed' } })
    site.wait(2 * dayMs)
    await expireAll(site.context)
    expect(await statusOf(id)).toBe('confirmed')
    expect(await expiredNotices(listingId)).toBe(0)
  })
})

test('a request for a listing that is held waits alone', async () => {
  const site = await openTestApp({ kind: 'postgres' })
  try {
    const lender = await newUser(site)
    const renter = await newUser(site)
    const [held, other] = [await newListing(lender), await newListing(lender)]
    for (const listingId of [held, other]) {
      await renter.get(createReservation, { body: requestedWeek(listingId, 3) })
    }
    site.wait(dayMs)
    const { db } = site.context
    const waiting = () =>
      db.selectFrom('reservation').select('listing_id').where('status', '=', 'requested').execute()
    await db.transaction().execute(async (trx) => {
      await lockListing(trx, held)
      await expireAll(site.context)
      expect(await waiting()).toEqual([{ listing_id: held }])
    })
    await expireAll(site.context)
    expect(await waiting()).toEqual([])
  } finally {
    await site.close()
  }
})

test('a request whose time runs out while it is answered is answered in time or expires', async () => {
  const clock = new TickingClock()
  clock.now = november
  const site = await openTestApp({ clock })
  try {
    const lender = await newUser(site)
    const renter = await newUser(site)
    const overAt = new Date(november.getTime() + dayMs)
    const answered: string[] = []
    for (const looks of [1, 2, 3, 4, 5]) {
      clock.now = november
      const listingId = await newListing(lender)
      const { Id: id } = await renter.get(createReservation, { body: requestedWeek(listingId, 3) })
      clock.now = new Date(overAt.getTime() - looks * 1000)
      clock.tickMs = 1000
      await lender.call(moveReservation, { params: { id }, body: { Status: 'confirmed' } })
      clock.tickMs = 0
      const params = { id }
      const { Status, UpdatedOn } = await renter.get(getReservation, { params })
      answered.push(Status)
      expect(Status).toBe(new Date(UpdatedOn) < overAt ? 'confirmed' : 'expired')
    }
    expect(new Set(answered)).toEqual(new Set(['expired', 'confirmed']))
  } finally {
    await site.close()
  }
})
