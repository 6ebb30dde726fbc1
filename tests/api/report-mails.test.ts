import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#contract/domain/durations.ts'
import { sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { openMailFolder } from '#server/mail/mail-folder.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { mailerOf } from '#tests/fixtures/mail-server.ts'
import { days } from '#tests/fixtures/people.ts'
import { openReportWorld } from '#tests/fixtures/report-world.ts'
import { buildTestApp } from '#tests/fixtures/test-app.ts'

const unstopped = new AbortController().signal

let world: Awaited<ReturnType<typeof openReportWorld>>
let listingId: number
let chatId: number
beforeAll(async () => {
  world = await openReportWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ listingId, chatId } = await world.begin())
})

describe('the operator', () => {
  test('reads who reported whom, why, and what was written last', async () => {
    await world.lender.get(sendAsHost, { body: { ChatId: chatId, Msg: 'No.\nNever.' } })
    const mail = await world.mailOf({ Reason: 'scam', Note: 'Wants money\nelsewhere.' })
    expect(mail.to).toEqual([{ name: '', address: 'operator@staylend.example' }])
    expect(mail.replyTo).toBeUndefined()
    expect(mail.subject).toBe('Report of a conversation about Condo near the river')
    const [lena, rena] = [
      `Lena (user ${world.lender.userId})`,
      `Rena (user ${world.renter.userId})`,
    ]
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
      await world.renter.get(sendAsRenter, { body: { RentId: listingId, Msg: `Message ${count}` } })
    }
    await world.report(world.lender)
    await world.renter.get(sendAsRenter, { body: { RentId: listingId, Msg: 'Sorry' } })
    const { server, round } = await world.openMailer()
    await round()
    const quoted = [...(server.received[0]?.text?.matchAll(/^> (.*)$/gm) ?? [])]
    const expected = Array.from({ length: 10 }, (_, at) => `Message ${at + 2}`)
    expect(quoted.map(([, text]) => text)).toEqual(expected)
  })

  test('sees markup as it was typed', async () => {
    const markup = '</blockquote><script>alert("1")</script><img src=x onerror=alert(2)>'
    await world.renter.get(sendAsRenter, { body: { RentId: listingId, Msg: markup } })
    const { html } = await world.mailOf({ Reason: 'other', Note: markup })
    const written = '&lt;/blockquote&gt;&lt;script&gt;alert(&quot;1&quot;)'
    expect(html?.split(written)).toHaveLength(3)
    expect(html).not.toMatch(/<script|<img/)
  })

  test('finds it among the mails of who tries the site out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'staylend-mail-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const mails = openMailFolder(folder)
    const app = await buildTestApp(world.site.context, { shownMails: mails })
    onTestFinished(() => app.close())
    await world.report(world.lender)
    const { mailer } = mailerOf(world.site.context, 1)
    await sendDueMails({ ...mailer, transport: mails }, unstopped)
    const { body } = await app.inject({ url: '/test/mail' })
    const [, path] = /<a href="([^"]*)">Report of a conversation about/.exec(body) ?? []
    const page = await app.inject({ url: path ?? '' })
    expect(page.body).toContain('operator@staylend.example')
    expect(page.body).toContain('Please pay by wire.')
  })

  test('hears of it as soon as it is kept, beside the mails to the two', async () => {
    const { server, round } = await world.openMailer()
    const { context } = world.site
    onTestFinished(() => void (context.wakeMailer = () => undefined))
    context.wakeMailer = () => void round()
    await world.renter.get(createReservation, { body: days(listingId, 3, 4) })
    await expect.poll(world.waiting).toBe(0)
    await world.report(world.renter)
    await expect.poll(() => server.received.length).toBe(3)
    expect(server.received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
      'lena@mail.example',
      'operator@staylend.example',
      'rena@mail.example',
    ])
    await expect.poll(world.waiting).toBe(0)
  })

  test('gets one mail from several processes on one database', async () => {
    const { server, round } = await world.openMailer()
    const others = [1, 2, 3].map(() => mailerOf(world.site.context, server.port).mailer)
    for (let count = 0; count < 10; count += 1) await world.report(world.renter)
    await Promise.all([round(), ...others.map((mailer) => sendDueMails(mailer, unstopped))])
    expect(server.received).toHaveLength(10)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(10)
    expect(await world.waiting()).toBe(0)
  })

  test('gets it later when the mailbox is busy, and after two days is told that it is lost', async () => {
    const { round, warnings } = await world.openMailer(() => ({
      code: 451,
      says: 'Come back later',
    }))
    await world.report(world.renter)
    await round()
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The mail of report \d+ to the operator waits until 2026-11-10T02:21:00\.000Z: /,
      ),
    ])
    expect(await world.waiting()).toBe(1)
    world.site.wait(2 * dayMs)
    await round()
    expect(warnings.at(-1)).toMatch(
      /^The mail of report \d+ to the operator is given up after 2 tries: /,
    )
    expect(await world.waiting()).toBe(0)
    expect(await world.kept()).toHaveLength(1)
  })
})
