import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { getListing, setListingActive } from '#contract/endpoints/rent.ts'
import { createReservation, getReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { login } from '#contract/endpoints/user.ts'
import { allowances, pushPauseMs, tryLimits } from '#contract/limits.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { sendDuePushes } from '#server/push/pusher.ts'
import { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { PushBrowser, pusherOf, startPushService } from '#tests/fixtures/push-service.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const unstopped = new AbortController().signal

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  lender = await newUser(site)
  renter = await newUser(site)
  listingId = await newListing(lender)
  await site.context.db.deleteFrom('mail').execute()
})

const write = (Msg: string, key: string = randomUUID()) =>
  renter.call(sendAsRenter, { body: { RentId: listingId, Msg }, key })

describe.each([
  ['forward', hourMs],
  ['back', -hourMs],
])('when the clock is put an hour %s', (_way, ms) => {
  test('whoever is logged in stays so, and what is repeated is answered from its row', async () => {
    const key = randomUUID()
    const { resObj } = await write('Is it free?', key)
    site.wait(ms)
    expect((await renter.get(getSession))?.Id).toBe(renter.userId)
    expect((await write('Is it free?', key)).resObj.Id).toBe(resObj.Id)
    expect((await write('And in May?')).resObj.Id).toBeGreaterThan(resObj.Id)
  })

  test('a request is not over before its day', async () => {
    const { Id: id } = await renter.get(createReservation, { body: requestedWeek(listingId, 13) })
    site.wait(ms)
    await expireAll(site.context)
    expect(await renter.get(getReservation, { params: { id } })).toMatchObject({
      Status: 'requested',
    })
  })

  test('nobody waits for longer until they may write or try again', async () => {
    for (let count = 0; count < allowances.message.atOnce; count += 1)
      await write(`Message ${count}`)
    expect((await write('One too many')).errorCode).toBe(7)
    const { atOnce, refillMs } = tryLimits['login-account']
    const guess = () =>
      new Client(site.app).call(login, {
        body: { email: `guessed-${ms}@example.com`, password: 'guessed' },
      })
    for (let count = 0; count < atOnce; count += 1) await guess()
    expect((await guess()).errorCode).toBe(7)

    site.wait(ms + 60_000 / allowances.message.perMinute)
    expect((await write('Once more')).errorCode).toBe(0)
    site.wait(refillMs)
    expect((await guess()).errorCode).toBe(50)
  })

  test('a lender changes a listing that was changed before, and it is dated by the new time', async () => {
    const params = { id: listingId }
    const change = async () => {
      await lender.get(setListingActive, { params: { ...params, active: 1 } })
      return new Date((await lender.get(getListing, { params })).UpdatedOn)
    }
    await change()
    site.wait(ms)
    expect(await change()).toEqual(site.clock.now)
    expect((await change()).getTime()).toBe(site.clock.now.getTime() + 1000)
  })

  test('queued mails go out, each once', async () => {
    const server = await startMailServer()
    onTestFinished(() => server.close())
    const { mailer } = mailerOf(site.context, server.port)
    await renter.get(createReservation, { body: days(listingId, 3, 4) })
    site.wait(ms)
    const before = site.context.db
    await sendDueMails(mailer, unstopped)
    await sendDueMails(mailer, unstopped)
    expect(server.received).toHaveLength(2)
    expect(await before.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  test('a mail that could not be sent is not tried again at once', async () => {
    const refusing = await startMailServer({ recipients: () => ({ code: 451, says: 'Later' }) })
    onTestFinished(() => refusing.close())
    await renter.get(createReservation, { body: requestedWeek(listingId, 13) })
    const { mailer, warnings } = mailerOf(site.context, refusing.port)
    site.wait(-Math.abs(ms))
    await sendDueMails(mailer, unstopped)
    await sendDueMails(mailer, unstopped)
    expect(warnings).toHaveLength(1)
  })

  test('devices are told of a message, once', async () => {
    const service = await startPushService()
    onTestFinished(() => service.close())
    const device = new PushBrowser(randomUUID())
    await lender.get(subscribeToPush, { body: { ...device.subscription, IsTextShown: 1 } })
    await write('Is it free?')
    site.wait(ms + pushPauseMs)
    const { pusher } = pusherOf(site.context, service.port)
    await sendDuePushes(pusher, unstopped)
    await sendDuePushes(pusher, unstopped)
    expect(service.received).toHaveLength(1)
  })
})
