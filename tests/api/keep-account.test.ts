import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReservation, getReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { changePassword, deleteAccount } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser, password, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const remove = (by: Client, Password = password, id = by.userId ?? 0) =>
  by.call(deleteAccount, { params: { id }, body: { Password } })

describe('an account stays', () => {
  let lender: Person
  let renter: Person
  let listingId: number
  beforeEach(async () => {
    site.clock.now = november
    lender = await newUser(site)
    renter = await newUser(site)
    listingId = await newListing(lender)
  })

  const isThere = async (person: Person) =>
    expect((await person.call(getSession)).resObj?.Id).toBe(person.userId)

  test('without the password, which can be tried ten times', async () => {
    const message = 'Password is incorrect.'
    expect(await remove(renter, 'not this one')).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path: 'Password', message }],
    })
    const { atOnce } = tryLimits['old-password']
    for (let at = 1; at < atOnce; at += 1) await remove(renter, 'not this one')
    expect(await remove(renter)).toMatchObject({ status: 429, errorCode: 7 })
    await isThere(renter)
  })

  test('without the password, of which wrong ones count together with those of a changed password', async () => {
    const { atOnce } = tryLimits['old-password']
    const change = {
      params: { id: renter.userId },
      body: {
        Id: renter.userId,
        OldPassword: 'not this one',
        NewPassword: 'a better password',
        NewPasswordAgain: 'a better password',
      },
    }
    for (let at = 1; at < atOnce; at += 1) await renter.call(changePassword, change)
    expect(await remove(renter, 'not this one')).toMatchObject({ errorCode: 4 })
    expect(await remove(renter)).toMatchObject({ status: 429, errorCode: 7 })
    expect(await renter.call(changePassword, change)).toMatchObject({ status: 429, errorCode: 7 })
    await isThere(renter)
  })

  test('when none is given', async () => {
    expect(await remove(renter, ' ')).toMatchObject({
      errorCode: 4,
      message: 'Password is required.',
    })
    await isThere(renter)
  })

  test('when somebody else would delete it', async () => {
    expect(await remove(lender, password, renter.userId)).toMatchObject({
      status: 403,
      errorCode: 2,
    })
    const anonymous = new Client(site.app)
    expect(await remove(anonymous, password, renter.userId)).toMatchObject({ errorCode: 1 })
    await isThere(renter)
  })

  test('while a stay is not over, for both of its sides', async () => {
    const { Id } = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    const asked = await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    for (const person of [lender, renter]) {
      expect(await remove(person)).toMatchObject({
        status: 409,
        errorCode: 12,
        message:
          'This account cannot be deleted: a rental is not over yet. Please cancel it, or wait until it is over.',
        resObj: { Id, Status: 'confirmed' },
      })
      await isThere(person)
    }
    const request = await renter.get(getReservation, { params: { id: asked.Id } })
    expect(request.Status).toBe('requested')
    await renter.get(moveReservation, { params: { id: Id }, body: { Status: 'cancelled' } })
    expect(await remove(lender)).toMatchObject({ errorCode: 0 })
    expect(await remove(renter)).toMatchObject({ errorCode: 0 })
  })

  test('until a stay is over, to the minute', async () => {
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    site.clock.now = new Date('2026-12-03T04:59:59Z')
    expect(await remove(renter)).toMatchObject({ errorCode: 12 })
    site.clock.now = new Date('2026-12-03T05:00:00Z')
    expect(await remove(renter)).toMatchObject({ errorCode: 0 })
  })
})
