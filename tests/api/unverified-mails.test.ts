import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/domain/durations.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { tryLimits } from '#contract/limits.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser, verifyAddresses } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Awaited<ReturnType<typeof newUser>>

const { atOnce, refillMs } = tryLimits['unverified-mail']

let site: TestApp
let server: MailServer
let stranger: Person
let victim: Person
let victimsMail: string
let listingId: number
let day: number
beforeAll(async () => {
  site = await openTestApp()
  server = await startMailServer()
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  day = 0
  victimsMail = `${crypto.randomUUID()}@mail.example`
  victim = await newUser(site, { email: victimsMail })
  stranger = await newUser(site, { firstName: 'Eve' })
  listingId = await newListing(victim)
})

/** One mail to each of the two. */
async function book(): Promise<number> {
  day += 1
  return (await stranger.get(createReservation, { body: days(listingId, day, day + 1) })).Id
}

const bookOften = async (count: number) => {
  for (let at = 0; at < count; at += 1) await book()
}

/** What is sent to the victim, with all that was due. */
async function sent(port = server.port) {
  await sendDueMails(mailerOf(site.context, port).mailer, new AbortController().signal)
  return server.received.splice(0).filter(({ to }) => to?.[0]?.address === victimsMail)
}

test('what a stranger writes is in no mail to an address that nobody has verified', async () => {
  const cancel = async () => {
    const id = await book()
    await sent()
    const body = { Status: 'cancelled', Note: 'Pay at evil.example' } as const
    await stranger.get(moveReservation, { params: { id }, body })
    const [mail] = await sent()
    return `${mail?.text}${mail?.html}`
  }
  const unverified = await cancel()
  expect(unverified).toContain('Eve has cancelled the reservation of your listing.')
  expect(unverified).not.toMatch(/evil|wrote/)
  await verifyAddresses(site, victim)
  expect(await cancel()).toContain('Eve wrote:\n> Pay at evil.example')
})

test('only a few mails of what others do go to an address that nobody has verified', async () => {
  await bookOften(atOnce + 3)
  expect(await sent()).toHaveLength(atOnce)
  await book()
  expect(await sent()).toHaveLength(0)
  site.wait(refillMs)
  await bookOften(2)
  expect(await sent()).toHaveLength(1)
  site.wait(dayMs)
  await bookOften(atOnce + 1)
  expect(await sent()).toHaveLength(atOnce)
})

test('a verified address gets all of them', async () => {
  await verifyAddresses(site, victim)
  await bookOften(atOnce + 3)
  expect(await sent()).toHaveLength(atOnce + 3)
})

test('a mail that has to be tried again counts once', async () => {
  await bookOften(atOnce)
  const nobodyListens = 1
  for (let round = 0; round < 2 * atOnce + 2; round += 1)
    expect(await sent(nobodyListens)).toEqual([])
  site.wait(hourMs)
  expect(await sent()).toHaveLength(atOnce)
})

test('what waited for another address counts, where it goes now', async () => {
  await verifyAddresses(site, victim)
  await bookOften(atOnce + 3)
  const nobodyListens = 1
  for (let round = 0; round < 2 * (atOnce + 3) + 2; round += 1) await sent(nobodyListens)
  site.wait(hourMs)
  victimsMail = `${crypto.randomUUID()}@mail.example`
  await site.context.db
    .updateTable('app_user')
    .set({ email: victimsMail, email_verified_at: null, updated_on: site.clock.now })
    .where('id', '=', victim.userId)
    .execute()
  expect(await sent()).toHaveLength(atOnce)
})
