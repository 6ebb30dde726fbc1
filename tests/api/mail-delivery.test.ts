import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { moveReservation } from '#contract/endpoints/reserve.ts'
import { sendVerificationMail } from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { openSmtp } from '#server/mail/smtp-transport.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { openMailWorld } from '#tests/fixtures/mail-world.ts'
import { verifyAddresses } from '#tests/fixtures/people.ts'

const unstopped = new AbortController().signal

let world: Awaited<ReturnType<typeof openMailWorld>>
beforeAll(async () => {
  world = await openMailWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const isLink = ({ text }: Email) => text?.includes('/verifyemail?') ?? false

test('each change is told as soon as it is kept', async () => {
  const { round, server } = await world.openMailer()
  const { context } = world.site
  onTestFinished(() => void (context.wakeMailer = () => undefined))
  context.wakeMailer = () => void round()
  const count = () => server.received.length

  await world.book(3)
  await expect.poll(count).toBe(2)
  const { Id: id } = await world.ask()
  await expect.poll(count).toBe(3)
  await world.lender.get(moveReservation, { params: { id }, body: { Status: 'declined' } })
  await expect.poll(count).toBe(4)
  await world.ask()
  await expect.poll(count).toBe(5)
  await expect.poll(world.waiting).toBe(0)
  world.wait(dayMs)
  await expireAll(context)
  await expect.poll(count).toBe(7)
})

test('a link that somebody waits for goes out before what was due longer', async () => {
  const { server, round } = await world.openMailer()
  await world.book(3)
  world.wait(1000)
  await world.renter.get(sendVerificationMail)
  await round()
  expect(server.received.map(isLink)).toEqual([true, false, false])
})

test('of many links and many other mails every second one is a link', async () => {
  const { server, round } = await world.openMailer()
  for (const day of [3, 4]) await world.book(day)
  world.wait(1000)
  for (let link = 0; link < 3; link += 1) await world.renter.get(sendVerificationMail)
  await round()
  expect(server.received.map(isLink)).toEqual([true, false, true, false, true, false, false])
})

test('several processes on one database send each mail once', async () => {
  const { server, round } = await world.openMailer()
  await verifyAddresses(world.site, world.lender, world.renter)
  const others = [1, 2, 3].map(() => mailerOf(world.site.context, server.port).mailer)
  for (let day = 1; day <= 10; day += 1) await world.book(day)
  await Promise.all([round(), ...others.map((mailer) => sendDueMails(mailer, unstopped))])
  expect(server.received).toHaveLength(20)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20)
  expect(await world.waiting()).toBe(0)
})

test('a process that dies between sending and removing leaves the same mail to be sent', async () => {
  const { server, round } = await world.openMailer()
  await world.ask()
  const [row] = await world.site.context.db.selectFrom('mail').selectAll().execute()
  await round()
  await world.site.context.db
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
  const { round, reached } = await world.openMailer()
  await world.ask()
  const { mailer } = mailerOf(world.site.context, 1)
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
  world.wait(10 * minuteMs)
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
  await world.book(3)
  const { mailer } = mailerOf(world.site.context, server.port)
  await sendDueMails(mailer, stopping.signal)
  expect(await world.waiting()).toBe(2)
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
  await world.ask()
  const { mailer } = mailerOf(world.site.context, server.port)
  // The server's certificate is its own.
  const url = `${protocol}://us%40site:p%3Ass@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`
  await sendDueMails({ ...mailer, transport: openSmtp(url) }, unstopped)
  expect(logins).toEqual([{ username: 'us@site', password: 'p:ss', secure: true }])
  expect(server.received).toHaveLength(1)
})
