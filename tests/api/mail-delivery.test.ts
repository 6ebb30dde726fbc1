import type { Email } from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { sendVerificationMail } from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { openSmtp } from '#server/mail/smtp-transport.ts'
import { expireAllOverdue } from '#server/services/expire.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { mailerOf, startMailServer, type Recipients } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const november = new Date('2026-11-10T02:20:00Z')
const minuteMs = 60_000
const unstopped = new AbortController().signal

let site: TestApp
let lender: Client
let renter: Client
let listingId: number
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
  lender = await newUser(site, { email: 'lena@mail.example', firstName: 'Lena' })
  renter = await newUser(site, { email: 'rena@mail.example', firstName: 'Rena' })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  await site.context.db.deleteFrom('mail').execute()
  await site.context.db.deleteFrom('try_count').execute()
  await site.context.db.deleteFrom('allowance').execute()
  listingId = await newListing(lender)
})

const wait = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}
const waiting = async () => (await site.context.db.selectFrom('mail').selectAll().execute()).length

const isLink = ({ text }: Email) => text?.includes('/verifyemail?') ?? false

/** One mail to Lena. */
const ask = () => renter.get(createReservation, { body: requestedWeek(listingId, 13) })
/** One to each of them. */
const book = (day: number) => renter.get(createReservation, { body: days(listingId, day, day + 1) })

async function open(recipients?: Recipients, options: SMTPServerOptions = {}) {
  const server = await startMailServer({ ...options, recipients })
  onTestFinished(() => server.close())
  const { mailer, warnings } = mailerOf(site.context, server.port)
  const round = () => sendDueMails(mailer, unstopped)
  const reached = () => server.received.map(({ to }) => to?.[0]?.address).toSorted()
  return { server, round, warnings, reached }
}

test('each change is told as soon as it is kept', async () => {
  const { round, server } = await open()
  const { context } = site
  onTestFinished(() => void (context.wakeMailer = () => undefined))
  context.wakeMailer = () => void round()
  const count = () => server.received.length

  await book(3)
  await expect.poll(count).toBe(2)
  const { Id: id } = await ask()
  await expect.poll(count).toBe(3)
  await lender.get(moveReservation, { params: { id }, body: { Status: 'declined' } })
  await expect.poll(count).toBe(4)
  await ask()
  await expect.poll(count).toBe(5)
  wait(24 * 60 * minuteMs)
  await expireAllOverdue(context)
  await expect.poll(count).toBe(7)
})

test('with the mail server away mails wait, and go out once when it is back', async () => {
  const { server, round, warnings } = await open()
  await server.close()
  await book(3)
  await round()
  expect(await waiting()).toBe(2)
  expect(warnings).toEqual([
    expect.stringMatching(/waits until 2026-11-10T02:21:00.000Z: .*REFUSED/),
  ])

  const back = await startMailServer({ port: server.port })
  onTestFinished(() => back.close())
  wait(minuteMs)
  await round()
  await round()
  wait(60 * minuteMs)
  await round()
  expect(back.received).toHaveLength(2)
  expect(await waiting()).toBe(0)
})

test('the pauses grow, and after two days it is given up and said', async () => {
  const { round, warnings } = await open(() => ({ code: 451, says: 'Come back later' }))
  await ask()
  for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
    await round()
    const { due_on } = await site.context.db
      .selectFrom('mail')
      .select('due_on')
      .executeTakeFirstOrThrow()
    expect((due_on.getTime() - site.clock.now.getTime()) / minuteMs).toBe(minutes)
    site.clock.now = due_on
  }
  site.clock.now = new Date(november.getTime() + 47 * 60 * minuteMs)
  await round()
  expect(await waiting()).toBe(1)
  wait(60 * minuteMs)
  await round()
  expect(await waiting()).toBe(0)
  expect(warnings.at(-1)).toMatch(
    /^The mail of change \d+ to user \d+ is given up after 9 tries: .*Come back later/,
  )
})

test('a mail that has to wait stops no other', async () => {
  const { round, warnings, reached } = await open((address) => {
    if (address === 'lena@mail.example') return { code: 450, says: 'Mailbox busy' }
    return null
  })
  await book(3)
  await round()
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await waiting()).toBe(1)
  expect(warnings).toHaveLength(1)
})

test('a link that somebody waits for goes out before what was due longer', async () => {
  const { server, round } = await open()
  await book(3)
  wait(1000)
  await renter.get(sendVerificationMail)
  await round()
  expect(server.received.map(isLink)).toEqual([true, false, false])
})

test('of many links and many other mails every second one is a link', async () => {
  const { server, round } = await open()
  for (const day of [3, 4]) await book(day)
  wait(1000)
  for (let link = 0; link < 3; link += 1) await renter.get(sendVerificationMail)
  await round()
  expect(server.received.map(isLink)).toEqual([true, false, true, false, true, false, false])
})

test('what is refused for good is not tried again', async () => {
  let asked = 0
  const { round, warnings, reached } = await open((address) => {
    if (address !== 'lena@mail.example') return null
    asked += 1
    return { code: 550, says: 'No such user' }
  })
  await book(3)
  await round()
  wait(60 * minuteMs)
  await round()
  expect(asked).toBe(1)
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await waiting()).toBe(0)
  expect(warnings).toEqual([expect.stringContaining('is given up after 1 tries')])
})

describe('a server that writes its own codes', () => {
  const isGivenUp = async (code: number, says: string) => {
    const { round, warnings } = await open(() => ({ code, says }), {
      hideENHANCEDSTATUSCODES: true,
    })
    await ask()
    await round()
    expect(warnings).toEqual([expect.stringContaining(says)])
    return (await waiting()) === 0
  }

  test.each([
    [550, 'No such user'],
    [553, 'Mailbox name not allowed'],
    [501, 'Bad recipient address syntax'],
    [550, '5.1.1 No such user'],
    [554, '5.1.10 This domain takes no mail'],
    [550, 'Sorry, no mailbox here by that name (#5.1.1)'],
  ])('costs the mail with %i %s', async (code, says) => {
    expect(await isGivenUp(code, says)).toBe(true)
  })

  test.each([
    [554, '5.7.1 Relay access denied'],
    [553, 'Sorry, that domain is not in my list (#5.7.1)'],
    [550, '5.4.5 Daily quota exceeded'],
    [550, 'relay not permitted'],
    [550, 'rejected because your address is in a black list'],
    [550, '5.1.8 Sender address rejected'],
    [554, 'Transaction failed'],
    [450, 'Not yet, it was 5.1.1'],
  ])('is asked again after %i %s', async (code, says) => {
    expect(await isGivenUp(code, says)).toBe(false)
  })
})

test('a mail that is refused once it was read is tried again', async () => {
  const { round, warnings } = await open(undefined, {
    onData(stream, _session, callback) {
      stream.resume()
      stream.once('end', () => callback(Object.assign(new Error('Sandbox'), { responseCode: 554 })))
    },
  })
  await ask()
  await round()
  expect(await waiting()).toBe(1)
  expect(warnings).toEqual([expect.stringMatching(/waits until .*Sandbox/)])
})

test('an address that is none costs its own mail alone', async () => {
  const { round, reached } = await open()
  const setAddress = (from: string, email: string) =>
    site.context.db.updateTable('app_user').set({ email }).where('email', '=', from).execute()
  const broken = 'lena@mail.example>\r\nRCPT TO:<eve@mail.example'
  await setAddress('lena@mail.example', broken)
  onTestFinished(async () => void (await setAddress(broken, 'lena@mail.example')))
  await book(3)
  await round()
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await waiting()).toBe(0)
})

test('several processes on one database send each mail once', async () => {
  const { server, round } = await open()
  const others = [1, 2, 3].map(() => mailerOf(site.context, server.port).mailer)
  for (let day = 1; day <= 10; day += 1) await book(day)
  await Promise.all([round(), ...others.map((mailer) => sendDueMails(mailer, unstopped))])
  expect(server.received).toHaveLength(20)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20)
  expect(await waiting()).toBe(0)
})

test('a process that dies between sending and removing leaves the same mail to be sent', async () => {
  const { server, round } = await open()
  await ask()
  const [row] = await site.context.db.selectFrom('mail').selectAll().execute()
  await round()
  await site.context.db
    .insertInto('mail')
    .values({ ...row!, tries: 1 })
    .execute()
  await round()
  expect(server.received).toHaveLength(2)
  const [first, second] = server.received.map(({ messageId }) => messageId)
  expect(first).toMatch(/^<[\d-]+@staylend\.example>$/)
  expect(second).toBe(first)
})

test('what a process has taken is left alone until its time is over', async () => {
  const { round, reached } = await open()
  await ask()
  const { mailer } = mailerOf(site.context, 1)
  const dying = new AbortController()
  const transport = {
    send: async () => {
      dying.abort()
      throw new Error('The process has died')
    },
  }
  const noMore = {
    ...mailer,
    transport,
    warn: () => {
      throw new Error('Dead')
    },
  }
  await expect(sendDueMails(noMore, dying.signal)).rejects.toThrow('Dead')
  await round()
  expect(reached()).toEqual([])
  wait(10 * minuteMs)
  await round()
  expect(reached()).toEqual(['lena@mail.example'])
})

test('a server that stops hangs up in the middle of a mail, which stays', async () => {
  const stopping = new AbortController()
  const server = await startMailServer({
    // Never answers.
    onMailFrom: () => stopping.abort(),
  })
  onTestFinished(() => server.close())
  await book(3)
  const { mailer } = mailerOf(site.context, server.port)
  await sendDueMails(mailer, stopping.signal)
  expect(await waiting()).toBe(2)
})

test.each([
  ['smtps', { secure: true, disabledCommands: [] }],
  ['smtp', { disabledCommands: [] }],
])('%s:// with a user and a password logs in over TLS', async (protocol, options) => {
  const logins: unknown[] = []
  const server = await startMailServer({
    ...options,
    authOptional: false,
    onAuth({ username, password }, { secure }, callback) {
      logins.push({ username, password, secure })
      callback(null, { user: 'us' })
    },
  })
  onTestFinished(() => server.close())
  await ask()
  const { mailer } = mailerOf(site.context, server.port)
  // The server's certificate is its own.
  const url = `${protocol}://us%40site:p%3Ass@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`
  await sendDueMails({ ...mailer, transport: openSmtp(url) }, unstopped)
  expect(logins).toEqual([{ username: 'us@site', password: 'p:ss', secure: true }])
  expect(server.received).toHaveLength(1)
})

test('a login that is refused costs no mail', async () => {
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid login')),
  })
  onTestFinished(() => server.close())
  await ask()
  const { mailer, warnings } = mailerOf(site.context, server.port)
  const transport = openSmtp(`smtp://us:wrong@127.0.0.1:${server.port}`)
  await sendDueMails({ ...mailer, transport }, unstopped)
  expect(await waiting()).toBe(1)
  expect(warnings).toEqual([expect.stringMatching(/waits until .*Invalid login/)])
  expect(warnings.join()).not.toContain('wrong')
})
