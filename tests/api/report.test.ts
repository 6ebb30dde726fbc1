import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { reportConversation, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { reportAllowance } from '#contract/limits.ts'
import { openMailFolder } from '#server/mail/mail-folder.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { Client } from '#tests/fixtures/client.ts'
import { mailerOf, startMailServer, type Recipients } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const november = new Date('2026-11-10T02:20:00Z')
const minuteMs = 60_000
const unstopped = new AbortController().signal

let site: TestApp
let lender: Client & { userId: number }
let renter: Client & { userId: number }
let stranger: Client
let listingId: number
let chatId: number
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
  const numbers = { phone: '+66 82 8282' }
  lender = await newUser(site, { email: 'lena@mail.example', firstName: 'Lena', ...numbers })
  renter = await newUser(site, { email: 'rena@mail.example', firstName: 'Rena', ...numbers })
  stranger = await newUser(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  await site.context.db.deleteFrom('mail').execute()
  await site.context.db.deleteFrom('report').execute()
  await site.context.db.deleteFrom('allowance').execute()
  listingId = await newListing(lender)
  const body = { RentId: listingId, Msg: 'Please pay by wire.' }
  chatId = (await renter.get(sendAsRenter, { body })).ChatId
})

type Reason = 'spam' | 'scam' | 'abuse' | 'other'

const report = (
  by: Client,
  body: { Reason: Reason; Note?: string } = { Reason: 'scam' },
  { id = chatId, key = '' } = {},
) => by.call(reportConversation, { params: { id }, body, key })

const kept = () => site.context.db.selectFrom('report').selectAll().orderBy('id').execute()
const waiting = async () => (await site.context.db.selectFrom('mail').selectAll().execute()).length

async function open(recipients?: Recipients) {
  const server = await startMailServer({ recipients })
  onTestFinished(() => server.close())
  const { mailer, warnings } = mailerOf(site.context, server.port)
  return { server, mailer, warnings, round: () => sendDueMails(mailer, unstopped) }
}

async function mailOf(body: { Reason: Reason; Note?: string }, by: Client = lender) {
  const { server, round } = await open()
  expect(await report(by, body)).toMatchObject({ errorCode: 0 })
  await round()
  expect(server.received).toHaveLength(1)
  return server.received[0]!
}

describe('a conversation', () => {
  test('is reported by its lender', async () => {
    expect(await report(lender, { Reason: 'spam', Note: 'Again.' })).toMatchObject({
      status: 200,
      errorCode: 0,
      resObj: null,
    })
    const newest = await site.context.db.selectFrom('message').select('id').execute()
    expect(await kept()).toMatchObject([
      {
        listing_id: listingId,
        chat_id: chatId,
        reporter_id: lender.userId,
        reason: 'spam',
        note: 'Again.',
        up_to_message_id: Math.max(...newest.map(({ id }) => id)),
        created_on: november,
      },
    ])
  })

  test('is reported by its renter, who may add to it', async () => {
    await report(renter, { Reason: 'abuse' })
    await report(renter, { Reason: 'other', Note: 'And more.' })
    expect((await kept()).map(({ reporter_id, reason }) => [reporter_id, reason])).toEqual([
      [renter.userId, 'abuse'],
      [renter.userId, 'other'],
    ])
  })

  test('is reported so often at once, and again after a while', async () => {
    const { atOnce, perMinute } = reportAllowance
    for (let at = 0; at < atOnce; at += 1) await report(renter)
    const more = { Reason: 'other', Note: 'More.' } as const
    expect(await report(renter, more)).toMatchObject({
      status: 429,
      errorCode: 7,
      message: 'Too many tries. Please wait.',
    })
    expect(await report(lender)).toMatchObject({ errorCode: 0 })
    site.clock.now = new Date(november.getTime() + minuteMs / perMinute)
    expect(await report(renter, more)).toMatchObject({ errorCode: 0 })
    expect(await waiting()).toBe(atOnce + 2)
  })

  test('is not for others to report', async () => {
    expect(await report(stranger)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await report(new Client(site.app))).toMatchObject({ errorCode: 1 })
    expect(await report(renter, { Reason: 'scam' }, { id: 999_999 })).toMatchObject({
      status: 404,
      errorCode: 3,
    })
    expect(await kept()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('about a listing that was deleted is reported all the same', async () => {
    await site.context.db
      .updateTable('listing')
      .set({ deleted_at: november })
      .where('id', '=', listingId)
      .execute()
    expect((await mailOf({ Reason: 'spam' })).subject).toContain('Condo near the river')
  })
})

describe('a note', () => {
  test('may have 1000 characters and no more', async () => {
    const message = 'Note is too long. Maximum 1000 characters.'
    expect(await report(renter, { Reason: 'spam', Note: 'x'.repeat(1001) })).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
    })
    expect(await kept()).toEqual([])
    await report(renter, { Reason: 'spam', Note: 'x'.repeat(1000) })
    expect(await kept()).toMatchObject([{ note: 'x'.repeat(1000) }])
  })

  test.each(['', ' \n '])('is asked for where no reason says enough: %j', async (Note) => {
    const message = 'Please say what is wrong.'
    expect(await report(renter, { Reason: 'other', Note })).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path: 'Note', message }],
    })
    expect(await kept()).toEqual([])
  })

  test('goes with a reason that is known', async () => {
    const body = { Reason: 'boredom' as Reason }
    expect(await report(renter, body)).toMatchObject({ status: 422, errorCode: 4 })
  })
})

describe('a report that is sent twice', () => {
  test('is kept once, told once and answered twice', async () => {
    const key = randomUUID()
    const first = await report(renter, { Reason: 'scam' }, { key })
    expect(first).toMatchObject({ errorCode: 0 })
    expect(await report(renter, { Reason: 'scam' }, { key })).toEqual(first)
    expect(await kept()).toHaveLength(1)
    expect(await waiting()).toBe(1)
  })

  test('at the same moment is kept once', async () => {
    const key = randomUUID()
    const send = () => report(renter, { Reason: 'scam' }, { key })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
    expect(await kept()).toHaveLength(1)
  })

  test('with other words is refused', async () => {
    const key = randomUUID()
    await report(renter, { Reason: 'scam' }, { key })
    expect(await report(renter, { Reason: 'spam' }, { key })).toMatchObject({
      status: 422,
      errorCode: 10,
    })
    expect(await kept()).toMatchObject([{ reason: 'scam' }])
  })

  test('under the same key by the other one is theirs', async () => {
    const key = randomUUID()
    await report(renter, { Reason: 'scam' }, { key })
    expect(await report(lender, { Reason: 'spam' }, { key })).toMatchObject({ errorCode: 0 })
    expect(await kept()).toHaveLength(2)
  })
})

describe('the operator', () => {
  test('reads who reported whom, why, and what was written last', async () => {
    await lender.get(sendAsHost, { body: { ChatId: chatId, Msg: 'No.\nNever.' } })
    const mail = await mailOf({ Reason: 'scam', Note: 'Wants money\nelsewhere.' })
    expect(mail.to).toEqual([{ name: '', address: 'operator@staylend.example' }])
    expect(mail.replyTo).toBeUndefined()
    expect(mail.subject).toBe('Report of a conversation about Condo near the river')
    const [lena, rena] = [`Lena (user ${lender.userId})`, `Rena (user ${renter.userId})`]
    // ICU puts a narrow space before AM.
    expect(mail.text?.replaceAll('\u202f', ' ')).toBe(`Hello,

${lena} has reported a conversation with ${rena}.

Reason: Fraud
Reported on: Nov 10, 2026, 2:20 AM
Listing: Condo near the river
Conversation: ${chatId}

Times are in UTC.

${lena} says of it:
> Wants money
> elsewhere.

${rena}, Nov 10, 2026, 2:20 AM:
> Please pay by wire.

${lena}, Nov 10, 2026, 2:20 AM:
> No.
> Never.

Open the listing:
https://staylend.example/rentitem/${listingId}

-- 
You get this mail as the operator of staylend.example.
`)
    expect(JSON.stringify(mail)).not.toMatch(/mail\.example|8282/)
  })

  test('reads the last ten messages before the report, and none after it', async () => {
    for (let count = 1; count <= 11; count += 1) {
      await renter.get(sendAsRenter, { body: { RentId: listingId, Msg: `Message ${count}` } })
    }
    await report(lender)
    await renter.get(sendAsRenter, { body: { RentId: listingId, Msg: 'Sorry' } })
    const { server, round } = await open()
    await round()
    const quoted = [...(server.received[0]?.text?.matchAll(/^> (.*)$/gm) ?? [])]
    const expected = Array.from({ length: 10 }, (_, at) => `Message ${at + 2}`)
    expect(quoted.map(([, text]) => text)).toEqual(expected)
  })

  test('sees markup as it was typed', async () => {
    const markup = '</blockquote><script>alert("1")</script><img src=x onerror=alert(2)>'
    await renter.get(sendAsRenter, { body: { RentId: listingId, Msg: markup } })
    const { html } = await mailOf({ Reason: 'other', Note: markup })
    const written = '&lt;/blockquote&gt;&lt;script&gt;alert(&quot;1&quot;)'
    expect(html?.split(written)).toHaveLength(3)
    expect(html).not.toMatch(/<script|<img/)
  })

  test('finds it among the mails of who tries the site out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'staylend-mail-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const mails = openMailFolder(folder)
    const app = await buildTestApp(site.context, { shownMails: mails })
    onTestFinished(() => app.close())
    await report(lender)
    const { mailer } = mailerOf(site.context, 1)
    await sendDueMails({ ...mailer, transport: mails }, unstopped)
    const { body } = await app.inject({ url: '/test/mail' })
    const [, path] = /<a href="([^"]*)">Report of a conversation about/.exec(body) ?? []
    const page = await app.inject({ url: path ?? '' })
    expect(page.body).toContain('operator@staylend.example')
    expect(page.body).toContain('Please pay by wire.')
  })

  test('hears of it as soon as it is kept, beside the mails to the two', async () => {
    const { server, round } = await open()
    const { context } = site
    onTestFinished(() => void (context.wakeMailer = () => undefined))
    context.wakeMailer = () => void round()
    await renter.get(createReservation, { body: days(listingId, 3, 4) })
    await expect.poll(waiting).toBe(0)
    await report(renter)
    await expect.poll(() => server.received.length).toBe(3)
    expect(server.received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'lena@mail.example',
      'operator@staylend.example',
      'rena@mail.example',
    ])
    await expect.poll(waiting).toBe(0)
  })

  test('gets one mail from several processes on one database', async () => {
    const { server, round } = await open()
    const others = [1, 2, 3].map(() => mailerOf(site.context, server.port).mailer)
    for (let count = 0; count < 10; count += 1) await report(renter)
    await Promise.all([round(), ...others.map((mailer) => sendDueMails(mailer, unstopped))])
    expect(server.received).toHaveLength(10)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(10)
    expect(await waiting()).toBe(0)
  })

  test('gets it later when the mailbox is busy, and after two days is told that it is lost', async () => {
    const { round, warnings } = await open(() => ({ code: 451, says: 'Come back later' }))
    await report(renter)
    await round()
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The mail of report \d+ to the operator waits until 2026-11-10T02:21:00\.000Z: /,
      ),
    ])
    expect(await waiting()).toBe(1)
    site.clock.now = new Date(november.getTime() + 48 * 60 * minuteMs)
    await round()
    expect(warnings.at(-1)).toMatch(
      /^The mail of report \d+ to the operator is given up after 2 tries: /,
    )
    expect(await waiting()).toBe(0)
    expect(await kept()).toHaveLength(1)
  })
})
