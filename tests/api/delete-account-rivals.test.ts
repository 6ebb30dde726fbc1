import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { createListing, deleteListing, saveListing } from '#contract/endpoints/rent.ts'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { deleteAccount, login } from '#contract/endpoints/user.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { holdMembers, lockMember, makeFormer } from '#server/db/repositories/members.ts'
import { deleteSessionsOf } from '#server/db/repositories/sessions.ts'
import { setSuspendedAt } from '#server/db/repositories/suspensions.ts'
import { setPasswordHash } from '#server/db/repositories/users.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import {
  days,
  listingForm,
  newListing,
  newUser,
  password,
  requestedWeek,
} from '#tests/fixtures/people.ts'
import { PushBrowser } from '#tests/fixtures/push-service.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { whileUnderWay } from '#tests/fixtures/while-under-way.ts'

type Person = Client & { userId: number }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
})
afterAll(() => site.close())

const remove = (by: Person) =>
  by.call(deleteAccount, { params: { id: by.userId }, body: { Password: password } })

/** What of former users must not be: each is a sentence. */
async function leftBehind(): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with former as (select id from app_user where deleted_at is not null)
    select 'a reservation of a former user waits or is to come' as what from reservation
    where status in ('requested', 'confirmed')
      and (renter_id in (select id from former) or lender_id in (select id from former))
    union all
    select 'a former user has a session' from session where user_id in (select id from former)
    union all
    select 'a former user has a listing' from listing
    where deleted_at is null and user_id in (select id from former)
    union all
    select 'a former user has saved something' from saved_listing
    where user_id in (select id from former)
    `.execute(site.context.db)
  return rows.map(({ what }) => what)
}

const logInAs = async (email: string) =>
  new Client(site.app).call(login, { body: { email, password } })

/** Runs the first while a reservation under way seems to hold the listing, until it waits for that; then the second,
 *  and then what was held is let go. */
const whileHeld = <First, Second>(
  listingId: number,
  { first, second }: { first(): Promise<First>; second(): Promise<Second> },
): Promise<[First, Second]> =>
  whileUnderWay(site.context.db, [(trx) => lockListing(trx, listingId), () => second()], first)

describe('a reservation of somebody who leaves', () => {
  let leaver: Person
  let phone: Client
  let othersId: number
  beforeEach(async () => {
    leaver = await newUser(site)
    phone = await enter(site, leaver.userId)
    othersId = await newListing(await newUser(site))
  })

  test('is refused when it comes to its turn after the account has ended', async () => {
    const [reserved, deleted] = await whileHeld(othersId, {
      first: () => phone.call(createReservation, { body: days(othersId, 1, 3) }),
      second: () => remove(leaver),
    })
    expect(deleted).toMatchObject({ errorCode: 0 })
    expect(reserved).toMatchObject({ status: 401, errorCode: 1, message: 'Please log in.' })
    expect(await leftBehind()).toEqual([])
  })

  test('is cancelled when it was asked for while the deletion waited for another', async () => {
    const ownId = await newListing(leaver)
    const [deleted, requested] = await whileHeld(ownId, {
      first: () => remove(leaver),
      second: () => phone.get(createReservation, { body: requestedWeek(othersId, 1) }),
    })
    expect(deleted).toMatchObject({ errorCode: 0 })
    expect(requested.Id).toBeGreaterThan(0)
    expect(await leftBehind()).toEqual([])
  })

  test('keeps the account when it was confirmed while the deletion waited for another', async () => {
    const ownId = await newListing(leaver)
    const [deleted, reserved] = await whileHeld(ownId, {
      first: () => remove(leaver),
      second: () => phone.get(createReservation, { body: days(othersId, 1, 3) }),
    })
    expect(deleted).toMatchObject({ errorCode: 12, resObj: { Id: reserved.Id } })
  })
})

test('whoever reserves at a lender who leaves at that moment finds either the place or nothing', async () => {
  const lender = await newUser(site)
  const renter = await newUser(site)
  const listingId = await newListing(lender)
  const [reserved, deleted] = await whileHeld(listingId, {
    first: () => renter.call(createReservation, { body: days(listingId, 1, 3) }),
    second: async () => ({ later: remove(lender) }),
  })
  const isDeleted = (await deleted.later).errorCode === 0
  expect(reserved.errorCode).toBe(isDeleted ? 3 : 0)
  expect(await leftBehind()).toEqual([])
})

test('whatever comes at the moment of a deletion is either settled with it or refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = `rival${round}@example.com`
    const leaver = await newUser(site, { email })
    const other = await newUser(site)
    const ownId = await newListing(leaver)
    const othersId = await newListing(other)
    const secondId = await newListing(other)
    const phone = await enter(site, leaver.userId)
    await phone.get(createReservation, { body: requestedWeek(othersId, 20) })
    const [deleted, ...others] = await Promise.all([
      remove(leaver),
      other.call(createReservation, { body: days(ownId, 1, 3) }),
      other.call(createReservation, { body: requestedWeek(ownId, 10) }),
      phone.call(createReservation, { body: requestedWeek(othersId, 1) }),
      phone.call(createReservation, { body: requestedWeek(secondId, 1) }),
      phone.call(createListing, { body: listingForm() }),
      phone.call(saveListing, { params: { id: othersId, saved: '1' } }),
      phone.call(sendAsRenter, { body: { RentId: othersId, Msg: 'Hello?' } }),
      other.call(sendAsRenter, { body: { RentId: ownId, Msg: 'Hello?' } }),
      logInAs(email),
      remove(phone as Person),
    ])
    for (const { errorCode } of others) expect([0, 1, 3, 4, 6, 9, 12, 50]).toContain(errorCode)
    expect([0, 12]).toContain(deleted.errorCode)
    if (deleted.errorCode === 0) expect(others[0]?.errorCode).not.toBe(0)
    expect(await leftBehind()).toEqual([])
  }
})

test('a review at a listing that was deleted before does not stand against the end of its lender’s account', async () => {
  const leaver = await newUser(site)
  const formerId = await newListing(leaver, { PrivateNotes: 'The key is under the mat.' })
  await leaver.get(deleteListing, { params: { id: formerId } })
  const [deleted, reviewed] = await whileUnderWay(
    site.context.db,
    // What a review needs, in its order: the listing, and the lender whom it is about.
    [(trx) => lockListing(trx, formerId), (trx) => holdMembers(trx, [leaver.userId])],
    () => remove(leaver),
  )
  expect(deleted).toMatchObject({ status: 200, errorCode: 0 })
  expect(reviewed).toEqual(new Set([leaver.userId]))
})

test('an account is not deleted by a password that is changed at that moment', async () => {
  const owner = await newUser(site)
  const [answer] = await whileUnderWay(
    site.context.db,
    [(trx) => setPasswordHash(trx, owner.userId, 'of another'), async () => undefined],
    () => remove(owner),
  )
  expect(answer).toMatchObject({ errorCode: 4, message: 'Password is incorrect.' })
})

test('an account is not deleted by who is suspended at that moment', async () => {
  const owner = await newUser(site)
  const [answer] = await whileUnderWay(
    site.context.db,
    [(trx) => setSuspendedAt(trx, owner.userId, site.clock.now), async () => undefined],
    () => remove(owner),
  )
  expect(answer).toMatchObject({ status: 401, errorCode: 1 })
})

test('a message of somebody whose account is ending at that moment is refused', async () => {
  const email = 'writer@example.com'
  const leaver = await newUser(site, { email })
  const RentId = await newListing(await newUser(site))
  const phone = await enter(site, leaver.userId)
  await phone.get(sendAsRenter, { body: { RentId, Msg: 'Hello?' } })
  const [answer] = await whileUnderWay(
    site.context.db,
    [
      (trx) => lockMember(trx, leaver.userId),
      (trx) => makeFormer(trx, { id: leaver.userId, email }, site.clock.now),
    ],
    () => phone.call(sendAsRenter, { body: { RentId, Msg: 'Are you there?' } }),
  )
  expect(answer).toMatchObject({ status: 401, errorCode: 1, message: 'Please log in.' })
})

test('a message to somebody whose sessions are ending at that moment is sent', async () => {
  const reader = await newUser(site)
  const browser = new PushBrowser('reader')
  await reader.get(subscribeToPush, { body: browser.subscription })
  const RentId = await newListing(reader)
  const writer = await newUser(site)
  const [answer] = await whileUnderWay(
    site.context.db,
    [(trx) => deleteSessionsOf(trx, reader.userId), async () => undefined],
    () => writer.call(sendAsRenter, { body: { RentId, Msg: 'Hello?' } }),
  )
  expect(answer).toMatchObject({ status: 200, errorCode: 0 })
})

test('a device that asks to be told while its session is ending is asked to log in', async () => {
  const reader = await newUser(site)
  const [answer] = await whileUnderWay(
    site.context.db,
    [(trx) => deleteSessionsOf(trx, reader.userId), async () => undefined],
    () => reader.call(subscribeToPush, { body: new PushBrowser('late').subscription }),
  )
  expect(answer).toMatchObject({ status: 401, errorCode: 1 })
})

test('two who delete their accounts while one has asked for the other’s place both can', async () => {
  for (let round = 0; round < 8; round += 1) {
    const lender = await newUser(site)
    const renter = await newUser(site)
    const ids = [await newListing(lender), await newListing(renter)]
    await renter.get(createReservation, { body: requestedWeek(ids[0]!, 1) })
    await lender.get(createReservation, { body: requestedWeek(ids[1]!, 1) })
    const answers = await Promise.all([remove(lender), remove(renter)])
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0])
    expect(await leftBehind()).toEqual([])
  }
})
