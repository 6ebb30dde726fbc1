import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { sendVerificationMail, updateProfile, verifyEmail } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import type { MailerParts } from '#server/mail/mailer-parts.ts'
import { forgetWhatIsOver } from '#server/services/forget.ts'
import { resendMails } from '#server/services/resend-mails.ts'
import { Client } from '#tests/fixtures/client.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { tokenIn } from '#tests/fixtures/mailed-link.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

const limit = tryLimits['verification-mail']

let site: TestApp
let server: MailServer
let mailer: MailerParts
let email: string
let kim: Person
beforeAll(async () => {
  site = await openTestApp()
  server = await startMailServer()
  ;({ mailer } = mailerOf(site.context, server.port))
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  await site.context.db.deleteFrom('try_count').execute()
  await site.context.db.deleteFrom('mail_link').execute()
  email = `${crypto.randomUUID()}@mail.example`
  kim = await newUser(site, { email, firstName: 'Kim' })
})

async function sent(): Promise<Email[]> {
  await sendDueMails(mailer, new AbortController().signal)
  return server.received.splice(0)
}

/** Tries to send what is due while the mail server is away. */
async function triedInVain(): Promise<void> {
  const send = async () => ({ kind: 'away', why: 'No answer' }) as const
  await sendDueMails({ ...mailer, transport: { send } }, new AbortController().signal)
}

/** Asks for the mail. @returns the token in its link */
async function mailed(): Promise<string> {
  await kim.get(sendVerificationMail)
  return tokenIn((await sent()).at(-1), 'verifyemail')
}

const open = (token: string, client = new Client(site.app)) =>
  client.call(verifyEmail, { body: { token } })
const isVerified = async () => (await kim.get(getSession))?.EmailVerified
const badLink = {
  status: 422,
  errorCode: 4,
  message: 'This link is not good any more. Please ask for a new one in your profile.',
}

test('the link in the mail verifies the address, on whatever device it is opened', async () => {
  const answer = await kim.call(sendVerificationMail)
  expect(answer).toMatchObject({ errorCode: 0, message: 'Verification email sent' })
  const mails = await sent()
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    [email, 'Please verify your email address'],
  ])
  expect(await isVerified()).toBe(0)
  expect(await open(tokenIn(mails[0], 'verifyemail'))).toMatchObject({ errorCode: 0 })
  expect(await isVerified()).toBe(1)
})

test('the mail says what it is about, and no more', async () => {
  await kim.get(sendVerificationMail)
  const [mail] = await sent()
  const token = tokenIn(mail, 'verifyemail')
  expect(mail?.text).toBe(`Hello Kim,

Please open this link within 24 hours, to show that this address is yours. If you have no account at staylend.example, there is nothing to do.

Verify this address:
https://staylend.example/verifyemail?h=${token}

-- 
You get this mail because of your account at staylend.example.
`)
  expect(mail?.html).toContain(`href="https://staylend.example/verifyemail?h=${token}"`)
  expect(mail?.html).not.toMatch(/<dl|<blockquote|<img|profile/)
})

test('the mail speaks the language of its reader', async () => {
  await kim.get(updateProfile, {
    params: { id: kim.userId },
    body: { Email: email, PrefUICulture: 'th-TH' },
  })
  await kim.get(sendVerificationMail)
  const [mail] = await sent()
  expect(mail?.subject).toBe('โปรดยืนยันที่อยู่อีเมลของคุณ')
  expect(mail?.text).toContain('24 ชั่วโมง')
  expect(mail?.html).toContain('<html lang="th-TH">')
})

test('the mail to somebody whose name is not seen has none', async () => {
  const firstNames = site.context.db.updateTable('app_user').set({ first_name: '\u3164' })
  await firstNames.where('id', '=', kim.userId).execute()
  await kim.get(sendVerificationMail)
  expect((await sent()).map(({ to }) => to)).toEqual([[{ name: '', address: email }]])
})

describe('a link', () => {
  test('is good for a day, also a second time', async () => {
    const token = await mailed()
    site.wait(24 * hourMs - 1000)
    expect(await open(token)).toMatchObject({ errorCode: 0 })
    expect(await open(token)).toMatchObject({ errorCode: 0 })
    expect(await isVerified()).toBe(1)
  })

  test('is good for a day from the mail that has arrived, however long that has waited', async () => {
    await kim.get(sendVerificationMail)
    await triedInVain()
    site.wait(23 * hourMs)
    const token = tokenIn((await sent()).at(-1), 'verifyemail')
    site.wait(24 * hourMs - 1000)
    await forgetWhatIsOver(site.context, new AbortController().signal)
    expect(await open(token)).toMatchObject({ errorCode: 0 })
    site.wait(1000)
    expect(await open(token)).toMatchObject(badLink)
  })

  test('that is a day old opens nothing, and is forgotten', async () => {
    const token = await mailed()
    site.wait(24 * hourMs)
    expect(await open(token)).toMatchObject(badLink)
    await forgetWhatIsOver(site.context, new AbortController().signal)
    expect(await site.context.db.selectFrom('mail_link').selectAll().execute()).toEqual([])
    expect(await isVerified()).toBe(0)
  })

  test('to an address that the user has no more opens nothing', async () => {
    const token = await mailed()
    const params = { id: kim.userId }
    const body = { Email: `new-${email}`, Password: password }
    await kim.get(updateProfile, { params, body })
    expect(await open(token)).toMatchObject(badLink)
    expect(await isVerified()).toBe(0)
    await newUser(site, { email })
    expect(await open(token)).toMatchObject(badLink)
  })

  test('that nobody was sent opens nothing', async () => {
    expect(await open('A'.repeat(43))).toMatchObject(badLink)
    expect(await open('é')).toMatchObject(badLink)
  })

  test('is kept by a hash alone', async () => {
    const token = await mailed()
    const rows = await site.context.db.selectFrom('mail_link').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

test('a mail that could not be sent in time is not sent late', async () => {
  await kim.get(sendVerificationMail)
  site.wait(23 * hourMs)
  await triedInVain()
  site.wait(2 * hourMs)
  expect(await sent()).toEqual([])
  expect(await site.context.db.selectFrom('mail').selectAll().execute()).toEqual([])
})

test('a mail that comes too late to be sent is none that waits', async () => {
  await kim.get(sendVerificationMail)
  const again = () => resendMails(site.context, kim.userId, 1)
  site.wait(23 * hourMs)
  await triedInVain()
  expect(await again()).toEqual({ hastened: 1, isVerificationNew: false })
  site.wait(2 * hourMs)
  expect(await again()).toMatchObject({ isVerificationNew: true })
  expect(await sent()).toHaveLength(1)
})

test('who is verified gets no mail', async () => {
  await open(await mailed())
  await kim.get(sendVerificationMail)
  expect(await sent()).toEqual([])
})

test('mails can be asked for so often, and again after a while', async () => {
  for (let at = 0; at < limit.atOnce; at += 1) await mailed()
  expect(await kim.call(sendVerificationMail)).toMatchObject({ status: 429, errorCode: 7 })
  expect(await sent()).toEqual([])
  site.wait(limit.refillMs)
  await mailed()
})

test('an address gets no more of them from many accounts than from one', async () => {
  const address = `${crypto.randomUUID()}@mail.example`
  const codes: number[] = []
  for (let at = 0; at <= limit.atOnce; at += 1) {
    const user = await newUser(site, { email: `${crypto.randomUUID()}@mail.example` })
    const isNow = (Email: string) =>
      user.get(updateProfile, {
        params: { id: user.userId },
        body: { Email, Password: password },
      })
    await isNow(address)
    codes.push((await user.call(sendVerificationMail)).errorCode)
    await isNow(`${crypto.randomUUID()}@mail.example`)
  }
  expect(codes).toEqual([...Array.from({ length: limit.atOnce }, () => 0), 7])
  await sent()
})

test('from one network so many mails can be asked for, to whichever addresses', async () => {
  const { atOnce } = tryLimits['verification-source']
  const codes: number[] = []
  for (let at = 0; at <= atOnce; at += 1) {
    codes.push((await (await newUser(site)).call(sendVerificationMail)).errorCode)
  }
  expect(codes).toEqual([...Array.from({ length: atOnce }, () => 0), 7])
  await sent()
})
