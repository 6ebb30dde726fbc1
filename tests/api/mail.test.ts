import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import type { MailerParts } from '#server/mail/mailer-parts.ts'
import { recordChange } from '#server/services/record-change.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import {
  days,
  idOf,
  newListing,
  newUser,
  requestedWeek,
  verifyAddresses,
} from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const unstopped = new AbortController().signal

let site: TestApp
let server: MailServer
let mailer: MailerParts
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp()
  server = await startMailServer()
  ;({ mailer } = mailerOf(site.context, server.port))
  lender = await newUser(site, { email: 'lena@mail.example', firstName: 'Lena', lastName: 'Lund' })
  renter = await newUser(site, {
    email: 'rena@mail.example',
    firstName: 'Rena',
    lastName: 'Rask',
    phone: '+66 82 8282',
  })
  await verifyAddresses(site, lender, renter)
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  listingId = await newListing(lender)
  await speak('en-US')
})

const speak = (culture: string) =>
  site.context.db.updateTable('app_user').set({ culture }).execute()

/** Sends what is due. @returns whom it reached, and with which subject */
async function sent(): Promise<Record<string, string>> {
  const mails = await sentMails()
  return Object.fromEntries(mails.map(({ to, subject }) => [to?.[0]?.address, subject]))
}

async function sentMails(): Promise<Email[]> {
  await sendDueMails(mailer, unstopped)
  return server.received.splice(0)
}

const request = async () =>
  (await renter.get(createReservation, { body: requestedWeek(listingId, 3) })).Id
const booking = async () =>
  (await renter.get(createReservation, { body: days(listingId, 3, 10) })).Id

async function move(by: Client, id: number, Status: 'confirmed' | 'declined' | 'cancelled') {
  await by.get(moveReservation, { params: { id }, body: { Status, Note: 'See you "soon" <3' } })
}

/** Before a change is looked at, what led to it has gone out. */
async function told<T>(made: Promise<T>): Promise<T> {
  const result = await made
  await sent()
  return result
}

const changes: [string, () => Promise<unknown>, Record<string, [string, string]>][] = [
  [
    'asks',
    request,
    {
      'lena@mail.example': [
        'Rena would like to reserve Condo near the river',
        'Rena ขอจอง Condo near the river',
      ],
    },
  ],
  [
    'books at once',
    booking,
    {
      'lena@mail.example': [
        'New reservation: Condo near the river',
        'การจองใหม่: Condo near the river',
      ],
      'rena@mail.example': [
        'Your reservation is confirmed: Condo near the river',
        'การจองของคุณได้รับการยืนยันแล้ว: Condo near the river',
      ],
    },
  ],
  [
    'is accepted',
    async () => move(lender, await told(request()), 'confirmed'),
    {
      'rena@mail.example': [
        'Lena has confirmed your reservation: Condo near the river',
        'Lena ยืนยันการจองของคุณแล้ว: Condo near the river',
      ],
    },
  ],
  [
    'is declined',
    async () => move(lender, await told(request()), 'declined'),
    {
      'rena@mail.example': [
        'Lena has declined your request: Condo near the river',
        'Lena ปฏิเสธคำขอของคุณ: Condo near the river',
      ],
    },
  ],
  [
    'takes the request back',
    async () => move(renter, await told(request()), 'cancelled'),
    {
      'lena@mail.example': [
        'Rena has cancelled the request: Condo near the river',
        'Rena ยกเลิกคำขอจองแล้ว: Condo near the river',
      ],
    },
  ],
  [
    'cancels',
    async () => move(renter, await told(booking()), 'cancelled'),
    {
      'lena@mail.example': [
        'Rena has cancelled the reservation: Condo near the river',
        'Rena ยกเลิกการจองแล้ว: Condo near the river',
      ],
    },
  ],
  [
    'loses the place',
    async () => move(lender, await told(booking()), 'cancelled'),
    {
      'rena@mail.example': [
        'Lena has cancelled your reservation: Condo near the river',
        'Lena ยกเลิกการจองของคุณแล้ว: Condo near the river',
      ],
    },
  ],
  [
    'gets no answer',
    async () => {
      await told(request())
      site.clock.now = new Date('2026-11-11T02:20:00Z')
      await expireAll(site.context)
    },
    {
      'lena@mail.example': [
        'The request of Rena has expired: Condo near the river',
        'คำขอของ Rena หมดอายุแล้ว: Condo near the river',
      ],
      'rena@mail.example': [
        'Your request has expired: Condo near the river',
        'คำขอของคุณหมดอายุแล้ว: Condo near the river',
      ],
    },
  ],
]

describe.each([
  ['English', 'en-US', 0],
  ['Thai', 'th-TH', 1],
] as const)('in %s', (_name, culture, at) => {
  beforeEach(() => speak(culture))

  test.each(changes)('when a renter %s, the right ones hear of it', async (_what, make, told) => {
    await make()
    const subjects = Object.entries(told).map(([address, texts]) => [address, texts[at]])
    expect(await sent()).toEqual(Object.fromEntries(subjects))
  })
})

test('a mail says what is about the stay, and leads to it', async () => {
  const id = await told(booking())
  await move(lender, id, 'cancelled')
  const [mail] = await sentMails()
  const text = mail?.text?.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text).toBe(`Hello Rena,

Lena has cancelled your reservation. The dates are no longer held for you.

Listing: Condo near the river
From: Dec 3, 2026, 12:00 PM
To: Dec 10, 2026, 12:00 PM
Total: 7 days × THB 900.00 = THB 6,300.00

Times are in the listing's zone, Asia/Bangkok.

Lena wrote:
> See you "soon" <3

Open the reservation:
https://staylend.example/reserve/view/${id}

-- 
You get this mail because of your account at staylend.example.
You can switch these mails off in your profile: https://staylend.example/profile
`)
  expect(mail?.html).toContain('<html lang="en-US">')
  expect(mail?.html).toContain('<blockquote>See you &quot;soon&quot; &lt;3</blockquote>')
  expect(mail?.html).toContain(`href="https://staylend.example/reserve/view/${id}"`)
  expect(mail?.html).toContain('href="https://staylend.example/profile"')
  expect(mail?.html).not.toMatch(/<table|<img|<script/)
  expect(mail?.from).toEqual({ name: 'Staylend', address: 'mail@staylend.example' })
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('a lender is led to the own side of it, in Thai and in the time of the place', async () => {
  await speak('th-TH')
  const id = await request()
  const [mail] = await sentMails()
  expect(mail?.text).toContain(`https://staylend.example/reserve/lview/${id}\n`)
  expect(mail?.text).toMatch(/ตั้งแต่: 3 ธ\.ค\. 2026.12:00/)
  expect(mail?.text).toContain('เวลาเป็นไปตามเขตเวลาของประกาศ Asia/Bangkok')
  expect(mail?.text).toContain('1 สัปดาห์ × ')
  expect(mail?.html).toContain('<html lang="th-TH">')
})

test.each([
  ['de-DE', 'Rena möchte Condo near the river reservieren', '03.12.2026'],
  ['ja-JP', 'Condo near the river', '2026/12/03'],
] as const)(
  'who reads %s gets it in that language, dates included',
  async (culture, subject, day) => {
    await speak(culture)
    await request()
    const [mail] = await sentMails()
    expect(mail?.subject).toContain(subject)
    expect(mail?.subject).not.toContain('would like')
    expect(mail?.text).toContain(day)
    expect(mail?.html).toContain(`<html lang="${culture}">`)
  },
)

test('nobody learns more of the other one than the first name', async () => {
  const mails: Email[] = []
  const told = async <T>(made: Promise<T>) => {
    const result = await made
    mails.push(...(await sentMails()))
    return result
  }
  await told(move(renter, await told(booking()), 'cancelled'))
  await told(move(lender, await told(request()), 'declined'))
  const texts = mails.map(({ to, text, html }) => [to?.[0]?.name, `${text}${html}`])
  expect(texts.map(([name]) => name).toSorted()).toEqual(['Lena', 'Lena', 'Lena', 'Rena', 'Rena'])
  expect(JSON.stringify(texts)).not.toMatch(/Rask|Lund|mail\.example|8282/)
})

test('a mail to somebody whose name is not seen has none', async () => {
  const isCalled = (first_name: string) =>
    site.context.db
      .updateTable('app_user')
      .set({ first_name })
      .where('id', '=', idOf(lender))
      .execute()
  onTestFinished(async () => void (await isCalled('Lena')))
  await isCalled('\u3164')
  await request()
  expect((await sentMails()).map(({ to }) => to)).toEqual([
    [{ name: '', address: 'lena@mail.example' }],
  ])
})

describe('while mails could not be sent', () => {
  const toLena = (subject: string) => ['lena@mail.example', `${subject}: Condo near the river`]
  const toRena = (subject: string) => ['rena@mail.example', `${subject}: Condo near the river`]

  const told = async () =>
    (await sentMails()).map(({ to, subject }) => [to?.[0]?.address, subject]).toSorted()

  test('a request that was answered is not said to wait', async () => {
    await move(lender, await request(), 'declined')
    expect(await told()).toEqual([toRena('Lena has declined your request')])
  })

  test('a request that was taken back is not said to wait', async () => {
    await move(renter, await request(), 'cancelled')
    expect(await told()).toEqual([toLena('Rena has cancelled the request')])
  })

  test('a request that has expired is not said to wait, before the server has seen to it', async () => {
    await request()
    site.clock.now = new Date('2026-11-11T02:20:00Z')
    expect(await told()).toEqual([])
  })

  test('a reservation that was cancelled is not said to be confirmed', async () => {
    await move(renter, await booking(), 'cancelled')
    const id = await request()
    await move(lender, id, 'confirmed')
    await move(lender, id, 'cancelled')
    expect(await told()).toEqual([
      toLena('Rena has cancelled the reservation'),
      toRena('Lena has cancelled your reservation'),
    ])
  })

  test('a confirmed stay still is, also when it is over', async () => {
    await booking()
    site.clock.now = new Date('2026-12-11T02:20:00Z')
    expect(await told()).toEqual([
      toLena('New reservation'),
      toRena('Your reservation is confirmed'),
    ])
  })
})

test('what is refused, or rolled back after it was made, is told nobody', async () => {
  const id = await told(booking())
  await renter.call(createReservation, { body: days(listingId, 4, 5) })
  const cancelled = site.context.db.transaction().execute(async (trx) => {
    await recordChange(trx, {
      reservation: { id, listingId, renterId: idOf(renter), lenderId: idOf(lender) },
      authorId: idOf(renter),
      from: 'confirmed',
      to: 'cancelled',
      note: '',
      now: november,
      idempotency: null,
    })
    throw new Error('The power is gone')
  })
  await expect(cancelled).rejects.toThrow('The power is gone')
  expect(await sent()).toEqual({})
})
