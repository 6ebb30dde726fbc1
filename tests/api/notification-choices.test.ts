import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allMailKinds, type MailKind } from '#contract/domain/mail-kind.ts'
import { createReservation, getReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import {
  getPublicUser,
  requestPasswordReset,
  sendVerificationMail,
  updateProfile,
} from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number; email: string }

let site: TestApp
let server: MailServer
let mailing: ReturnType<typeof mailerOf>
let lender: Person
let renter: Person
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  server = await startMailServer()
  mailing = mailerOf(site.context, server.port)
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  lender = await person('Lena')
  renter = await person('Rena')
  listingId = await newListing(lender)
})

async function person(firstName: string): Promise<Person> {
  const email = `${crypto.randomUUID()}@mail.example`
  return Object.assign(await newUser(site, { email, firstName }), { email })
}

const choose = (by: Person, MailsOff: readonly MailKind[]) =>
  by.call(updateProfile, {
    params: { id: by.userId },
    body: { Email: by.email, MailsOff: [...MailsOff] },
  })

/** Sends what is due. @returns whom it reached */
async function reached(): Promise<string[]> {
  await sendDueMails(mailing.mailer, new AbortController().signal)
  const addresses = server.received.splice(0).map(({ to }) => to?.[0]?.address)
  return [lender, renter].filter(({ email }) => addresses.includes(email)).map(nameOf)
}

const nameOf = (one: Person) => (one === lender ? 'Lena' : 'Rena')

const request = async () =>
  (await renter.get(createReservation, { body: requestedWeek(listingId, 3) })).Id
const booking = async () =>
  (await renter.get(createReservation, { body: days(listingId, 3, 10) })).Id
const move = (by: Client, id: number, Status: 'confirmed' | 'declined' | 'cancelled') =>
  by.get(moveReservation, { params: { id }, body: { Status } })

async function expire() {
  await request()
  await reached()
  site.clock.now = new Date('2026-11-11T02:20:00Z')
  await expireAll(site.context)
}

/** What has led to it has been mailed by then. */
async function after(made: Promise<number>): Promise<number> {
  const id = await made
  await reached()
  return id
}

const occasions: Record<MailKind, { who: 'Lena' | 'Rena'; happens(): Promise<unknown> }> = {
  asked: { who: 'Lena', happens: request },
  reserved: { who: 'Lena', happens: booking },
  withdrawn: {
    who: 'Lena',
    happens: async () => move(renter, await after(request()), 'cancelled'),
  },
  'cancelled-by-renter': {
    who: 'Lena',
    happens: async () => move(renter, await after(booking()), 'cancelled'),
  },
  missed: { who: 'Lena', happens: expire },
  booked: { who: 'Rena', happens: booking },
  confirmed: {
    who: 'Rena',
    happens: async () => move(lender, await after(request()), 'confirmed'),
  },
  declined: {
    who: 'Rena',
    happens: async () => move(lender, await after(request()), 'declined'),
  },
  'cancelled-by-lender': {
    who: 'Rena',
    happens: async () => move(lender, await after(booking()), 'cancelled'),
  },
  unanswered: { who: 'Rena', happens: expire },
}

const byName = (name: 'Lena' | 'Rena') => (name === 'Lena' ? lender : renter)

describe.each(allMailKinds)('the mail %s', (kind) => {
  const { who, happens } = occasions[kind]

  test('comes while it is wanted, with all others switched off', async () => {
    const others = allMailKinds.filter((each) => each !== kind)
    await choose(byName(who), others)
    await happens()
    expect(await reached()).toContain(who)
  })

  test('does not come to who has switched it off, and is not kept or complained of', async () => {
    await choose(byName(who), [kind])
    await happens()
    expect(await reached()).not.toContain(who)
    expect(await site.context.db.selectFrom('mail').selectAll().execute()).toEqual([])
    expect(mailing.warnings).toEqual([])
  })
})

test('what counts is the choice of the moment in which the mail is due', async () => {
  await request()
  await choose(lender, ['asked'])
  expect(await reached()).toEqual([])

  const another = await newListing(lender)
  await renter.get(createReservation, { body: requestedWeek(another, 3) })
  await choose(lender, [])
  expect(await reached()).toEqual(['Lena'])
})

test('the other one gets theirs', async () => {
  await choose(lender, allMailKinds)
  await booking()
  expect(await reached()).toEqual(['Rena'])
})

test('mails to verify an address and to reset a password always come', async () => {
  await choose(renter, allMailKinds)
  await renter.get(sendVerificationMail)
  expect(await reached()).toEqual(['Rena'])
  await new Client(site.app).get(requestPasswordReset, { body: { email: renter.email } })
  expect(await reached()).toEqual(['Rena'])
})

describe('the choice', () => {
  test('is there from then on, each kind once, and the rest of the profile as it was', async () => {
    expect(await renter.get(getSession)).toMatchObject({ MailsOff: [] })
    const { resObj } = await choose(renter, ['declined', 'booked', 'declined'])
    expect(resObj).toMatchObject({ FirstName: 'Rena', MailsOff: ['declined', 'booked'] })
    await renter.get(updateProfile, {
      params: { id: renter.userId },
      body: { Email: renter.email, About: 'Hello.' },
    })
    expect(await renter.get(getSession)).toMatchObject({ MailsOff: ['declined', 'booked'] })
    expect((await choose(renter, [])).resObj).toMatchObject({ MailsOff: [] })
  })

  test('is seen by nobody else', async () => {
    await choose(renter, allMailKinds)
    const id = await request()
    const seen = [
      await lender.get(getPublicUser, { params: { id: renter.userId } }),
      (await lender.get(getReservation, { params: { id } })).renter,
    ]
    expect(JSON.stringify(seen)).not.toMatch(/Mails|unanswered/)
  })

  test.each([[['newsletter']], ['asked'], [Array.from({ length: 11 }, () => 'asked')]])(
    'of %j is refused',
    async (MailsOff) => {
      expect(await choose(renter, MailsOff as MailKind[])).toMatchObject({
        status: 422,
        errorCode: 4,
      })
      expect(await renter.get(getSession)).toMatchObject({ MailsOff: [] })
    },
  )
})
