import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { getSession } from '#contract/endpoints/session.ts'
import {
  changePassword,
  login,
  requestPasswordReset,
  resetPassword,
  updateProfile,
} from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import type { MailerParts } from '#server/mail/mailer-parts.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { tokenIn } from '#tests/fixtures/mailed-link.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

const newPassword = 'a better password'
const home = '203.0.113.7'

let site: TestApp
let server: MailServer
let mailer: MailerParts
let warnings: string[]
let email: string
let kim: Person
let device: Client
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres', trustProxy: true })
  server = await startMailServer()
  ;({ mailer, warnings } = mailerOf(site.context, server.port))
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  await site.context.db.deleteFrom('try_count').execute()
  email = `k${crypto.randomUUID()}@mail.example`
  kim = await newUser(site, { email, firstName: 'Kim' })
  device = new Client(site.app)
})

const from = (address: string) => ({ 'x-forwarded-for': address })

async function sent(): Promise<Email[]> {
  await sendDueMails(mailer, new AbortController().signal)
  return server.received.splice(0)
}

const ask = (asked = email, client = device, address = home) =>
  client.call(requestPasswordReset, { body: { email: asked }, headers: from(address) })

/** Asks for the mail. @returns the token in its link */
async function mailed(): Promise<string> {
  await ask()
  return tokenIn((await sent()).at(-1), 'resetpassword')
}

const reset = (token: string, { client = device, address = home, pwd = newPassword } = {}) =>
  client.call(resetPassword, { body: { token, pwd, pwd2: pwd }, headers: from(address) })

const changeByKim = () =>
  kim.get(changePassword, {
    params: { id: kim.userId },
    body: {
      Id: kim.userId,
      OldPassword: password,
      NewPassword: newPassword,
      NewPasswordAgain: newPassword,
    },
  })

const logIn = (tried: string) =>
  new Client(site.app).call(login, { body: { email, password: tried } })
const viewer = async (client: Client) => (await client.call(getSession)).resObj?.Id ?? null

const badLink = {
  status: 422,
  errorCode: 4,
  message:
    'This link does not work. It is good once, for an hour, on the device and from the IP address that asked for it. Please ask for a new one.',
}
const confirmation =
  'If your email is in the system, we will email you the password reset link shortly. Please access the link from the same device and the same IP address that you are using now.'

describe('who has forgotten the password', () => {
  test('gets a mail, and chooses another one by its link', async () => {
    expect(await ask(email.toUpperCase())).toMatchObject({ errorCode: 0, message: confirmation })
    const [mail] = await sent()
    expect(mail?.to).toEqual([{ name: 'Kim', address: email }])
    expect(mail?.subject).toBe('Reset your password')
    expect(await reset(tokenIn(mail, 'resetpassword'))).toMatchObject({
      errorCode: 0,
      message: 'Your password has been changed.',
    })
    expect(await logIn(newPassword)).toMatchObject({ errorCode: 0 })
    expect(await logIn(password)).toMatchObject({ errorCode: 50 })
  })

  test('gets the mail, and nobody whose address looks the same without its case', async () => {
    const kelvin = '\u212a'
    await ask(email.replace('k', kelvin))
    const reached = (await sent()).map(({ to }) => to?.[0]?.address)
    expect(reached.filter((address) => address !== email)).toEqual([])
  })

  test('gets it by the letters by which their address is one', async () => {
    const id = crypto.randomUUID()
    // This database has a lower case of plain letters alone.
    await newUser(site, { email: `ü${id}@mail.example` })
    await newUser(site, { email: `Ü${id}@mail.example` })
    await ask(`Ü${id}@MAIL.example`)
    expect((await sent()).map(({ to }) => to?.[0]?.address)).toEqual([`Ü${id}@mail.example`])
  })

  test('is logged out everywhere by it', async () => {
    const phone = await enter(site, kim.userId)
    const other = await newUser(site)
    await reset(await mailed())
    expect(await Promise.all([kim, phone, other].map(viewer))).toEqual([null, null, other.userId])
  })

  test('may ask twice on one device, and use either link', async () => {
    const first = await mailed()
    const second = await mailed()
    expect(await reset(first)).toMatchObject({ errorCode: 0 })
    expect(await reset(second)).toMatchObject(badLink)
  })

  test('gets in again although strangers keep guessing', async () => {
    const token = await mailed()
    for (let at = 0; at <= tryLimits['login-account'].atOnce; at += 1) await logIn('guessed')
    await reset(token)
    expect(await logIn(newPassword)).toMatchObject({ errorCode: 7 })
    const body = { email, password: newPassword }
    expect(await device.call(login, { body })).toMatchObject({ errorCode: 0 })
  })
})

describe('a link', () => {
  test('works once', async () => {
    const token = await mailed()
    await reset(token)
    expect(await reset(token, { pwd: 'yet another one' })).toMatchObject(badLink)
    expect(await logIn(newPassword)).toMatchObject({ errorCode: 0 })
  })

  test('works once also for two who use it at the same moment', async () => {
    const token = await mailed()
    const both = await Promise.all([reset(token), reset(token, { pwd: 'yet another one' })])
    expect(both.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 4])
  })

  test('works for an hour', async () => {
    const [late, inTime] = [await mailed(), await mailed()]
    site.wait(hourMs)
    expect(await reset(late)).toMatchObject(badLink)
    site.wait(-1000)
    expect(await reset(inTime)).toMatchObject({ errorCode: 0 })
  })

  test('works for an hour from its mail, which is sent within an hour', async () => {
    await ask()
    site.wait(hourMs - 1000)
    const [token] = (await sent()).map((mail) => tokenIn(mail, 'resetpassword'))
    site.wait(hourMs - 1000)
    expect(await reset(token!)).toMatchObject({ errorCode: 0 })

    await ask()
    site.wait(hourMs)
    expect(await sent()).toEqual([])
  })

  test('finds the device that has asked for as long as it may work', async () => {
    await device.call(getSession)
    const { cookies } = await device.send({
      method: 'POST',
      url: '/api/user/resetpwd',
      headers: device.headersOf(requestPasswordReset),
      payload: { email },
    })
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'reset', maxAge: 7200 }))
    await sent()
  })

  test('works on the device alone that has asked', async () => {
    const token = await mailed()
    expect(await reset(token, { client: new Client(site.app) })).toMatchObject(badLink)
    const other = new Client(site.app)
    await ask('nobody@mail.example', other)
    expect(await reset(token, { client: other })).toMatchObject(badLink)
    expect(await logIn(password)).toMatchObject({ errorCode: 0 })
    expect(await reset(token)).toMatchObject({ errorCode: 0 })
  })

  test.each([
    [home, '203.0.113.200', true],
    [home, '203.0.114.7', false],
    ['2001:db8:1:2::7', '2001:db8:1:2:3::9', true],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ])('asked for from %s works from %s: %s', async (one, other, works) => {
    await ask(email, device, one)
    const token = tokenIn((await sent()).at(-1), 'resetpassword')
    const answer = await reset(token, { address: other })
    expect(answer).toMatchObject(works ? { errorCode: 0 } : badLink)
  })

  test('ends when the password or the address is changed', async () => {
    const byPassword = await mailed()
    await changeByKim()
    expect(await reset(byPassword)).toMatchObject(badLink)
    const byAddress = await mailed()
    await kim.get(updateProfile, {
      params: { id: kim.userId },
      body: { Email: `new-${email}`, Password: newPassword },
    })
    expect(await reset(byAddress)).toMatchObject(badLink)
  })

  test('ends when the password is changed before its mail is made, and is not mailed', async () => {
    await ask()
    await changeByKim()
    expect(await sent()).toEqual([])
  })

  test('ends when another one is used before its mail is made', async () => {
    const token = await mailed()
    await ask(email.toUpperCase())
    await reset(token)
    expect(await sent()).toEqual([])
  })

  test('leaves the links of others alone when a password is changed', async () => {
    const other = `o${crypto.randomUUID()}@mail.example`
    await newUser(site, { email: other })
    await ask(other)
    await changeByKim()
    expect((await sent()).map(({ to }) => to?.[0]?.address)).toEqual([other])
  })

  test('is not worth a password that breaks the rules', async () => {
    const token = await mailed()
    expect(await reset(token, { pwd: 'short12' })).toMatchObject({
      errorCode: 4,
      errors: [{ path: 'pwd', message: 'Password must be at least 8 characters long.' }],
    })
    expect(await reset(token, { pwd: ' '.repeat(8) })).toMatchObject({
      errorCode: 4,
      message: 'Password is required.',
    })
    expect(await reset(token)).toMatchObject({ errorCode: 0 })
  })

  test('is kept by a hash alone, and so is the device', async () => {
    const token = await mailed()
    const rows = await site.context.db.selectFrom('mail_link').selectAll().execute()
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(device.cookies.get('reset'))
  })
})

describe('whether an address has an account', () => {
  const shown = async (asked: string) => {
    const client = new Client(site.app)
    await client.call(getSession)
    const { statusCode, headers, body, cookies } = await client.send({
      method: 'POST',
      url: '/api/user/resetpwd',
      headers: client.headersOf(requestPasswordReset),
      payload: { email: asked },
    })
    const names = Object.keys(headers).toSorted()
    return { statusCode, names, body, cookies: cookies.map(({ name }) => name) }
  }

  test('is told by no answer', async () => {
    expect(await shown('nobody@mail.example')).toEqual(await shown(email))
    expect((await sent()).map(({ to }) => to?.[0]?.address)).toEqual([email])
  })

  test('is looked at only when the mail is made, so that no request takes longer', async () => {
    const { db } = site.context
    await db.deleteFrom('mail_link').execute()
    await ask()
    await ask('nobody@mail.example')
    const owners = db.selectFrom('mail_link').select('user_id')
    expect(await owners.execute()).toEqual([{ user_id: null }, { user_id: null }])
    await sent()
    expect((await owners.execute()).map(({ user_id }) => user_id)).toContain(kim.userId)
  })

  test('is told to the operator neither', async () => {
    await ask('nobody@mail.example')
    expect(await sent()).toEqual([])
    expect(warnings).toEqual([])
    expect(await site.context.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  test.each([
    ['with an account', () => email],
    ['without one', () => 'nobody-at-all@mail.example'],
  ])('is told by no limit: an address %s gets so many mails', async (_what, asked) => {
    const { atOnce, refillMs } = tryLimits['reset-mail']
    for (let at = 0; at < atOnce; at += 1) {
      expect(await ask(asked(), device, `198.51.100.${at}`)).toMatchObject({ errorCode: 0 })
    }
    expect(await ask(asked())).toMatchObject({ status: 429, errorCode: 7 })
    site.wait(refillMs)
    expect(await ask(asked())).toMatchObject({ errorCode: 0 })
    await sent()
  })
})

test('from one address so many mails can be asked for', async () => {
  const { atOnce } = tryLimits['reset-source']
  for (let at = 0; at < atOnce; at += 1) await ask(`any${at}@mail.example`)
  expect(await ask('one-more@mail.example')).toMatchObject({ errorCode: 7 })
  expect(await ask('one-more@mail.example', device, '198.51.100.2')).toMatchObject({ errorCode: 0 })
  await sent()
})
