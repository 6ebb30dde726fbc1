import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { openSmtp } from '#server/mail/smtp-transport.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { openMailWorld } from '#tests/fixtures/mail-world.ts'
import { november } from '#tests/fixtures/test-app.ts'

const unstopped = new AbortController().signal

let world: Awaited<ReturnType<typeof openMailWorld>>
beforeAll(async () => {
  world = await openMailWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

test('with the mail server away mails wait, and go out once when it is back', async () => {
  const { server, round, warnings } = await world.openMailer()
  await server.close()
  await world.book(3)
  await round()
  expect(await world.waiting()).toBe(2)
  expect(warnings).toEqual([
    expect.stringMatching(/waits until 2026-11-10T02:21:00.000Z: .*REFUSED/),
  ])

  const back = await startMailServer({ port: server.port })
  onTestFinished(() => back.close())
  world.wait(minuteMs)
  await round()
  await round()
  world.wait(60 * minuteMs)
  await round()
  expect(back.received).toHaveLength(2)
  expect(await world.waiting()).toBe(0)
})

test('the pauses grow, and after two days it is given up and said', async () => {
  const { round, warnings } = await world.openMailer((address) => {
    if (address === 'lena@mail.example') return { code: 451, says: 'Come back later' }
    return null
  })
  await world.book(3)
  for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
    await round()
    const { due_on } = await world.site.context.db
      .selectFrom('mail')
      .select('due_on')
      .executeTakeFirstOrThrow()
    expect((due_on.getTime() - world.site.clock.now.getTime()) / minuteMs).toBe(minutes)
    world.site.clock.now = due_on
  }
  world.site.clock.now = new Date(november.getTime() + 47 * 60 * minuteMs)
  await round()
  expect(await world.waiting()).toBe(1)
  world.wait(60 * minuteMs)
  await round()
  expect(await world.waiting()).toBe(0)
  expect(warnings.at(-1)).toMatch(
    /^The mail of change \d+ to user \d+ is given up after 9 tries: .*Come back later/,
  )
})

test('a mail that was tried waits no longer when the clock is put back, and not for nothing', async () => {
  const { round, warnings } = await world.openMailer(() => ({ code: 451, says: 'Come back later' }))
  await world.ask()
  await round()
  world.wait(-dayMs)
  await round()
  await round()
  expect(warnings).toHaveLength(2)
  expect(warnings.at(-1)).toContain('waits until 2026-11-09T02:22:00.000Z')
})

test('a mail that has to wait stops no other', async () => {
  const { round, warnings, reached } = await world.openMailer((address) => {
    if (address === 'lena@mail.example') return { code: 450, says: 'Mailbox busy' }
    return null
  })
  await world.book(3)
  await round()
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await world.waiting()).toBe(1)
  expect(warnings).toHaveLength(1)
})

test('what is refused for good is not tried again', async () => {
  let asked = 0
  const { round, warnings, reached } = await world.openMailer((address) => {
    if (address !== 'lena@mail.example') return null
    asked += 1
    return { code: 550, says: 'No such user' }
  })
  await world.book(3)
  await round()
  world.wait(60 * minuteMs)
  await round()
  expect(asked).toBe(1)
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await world.waiting()).toBe(0)
  expect(warnings).toEqual([expect.stringContaining('is given up after 1 tries')])
})

describe('a server that writes its own codes', () => {
  const isGivenUp = async (code: number, says: string) => {
    const { round, warnings } = await world.openMailer(() => ({ code, says }), {
      hideENHANCEDSTATUSCODES: true,
    })
    await world.ask()
    await round()
    expect(warnings).toEqual([expect.stringContaining(says)])
    return (await world.waiting()) === 0
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
  const { round, warnings } = await world.openMailer(undefined, {
    onData(stream, _session, callback) {
      stream.resume()
      stream.once('end', () => callback(Object.assign(new Error('Sandbox'), { responseCode: 554 })))
    },
  })
  await world.ask()
  await round()
  expect(await world.waiting()).toBe(1)
  expect(warnings).toEqual([expect.stringMatching(/waits until .*Sandbox/)])
})

test('an address that is none costs its own mail alone', async () => {
  const { round, reached } = await world.openMailer()
  const setAddress = (from: string, email: string) =>
    world.site.context.db.updateTable('app_user').set({ email }).where('email', '=', from).execute()
  const broken = 'lena@mail.example>\r\nRCPT TO:<eve@mail.example'
  await setAddress('lena@mail.example', broken)
  onTestFinished(async () => void (await setAddress(broken, 'lena@mail.example')))
  await world.book(3)
  await round()
  expect(reached()).toEqual(['rena@mail.example'])
  expect(await world.waiting()).toBe(0)
})

test('a login that is refused costs no mail', async () => {
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid login')),
  })
  onTestFinished(() => server.close())
  await world.ask()
  const { mailer, warnings } = mailerOf(world.site.context, server.port)
  const transport = openSmtp(`smtp://us:wrong@127.0.0.1:${server.port}`)
  await sendDueMails({ ...mailer, transport }, unstopped)
  expect(await world.waiting()).toBe(1)
  expect(warnings).toEqual([expect.stringMatching(/waits until .*Invalid login/)])
  expect(warnings.join()).not.toContain('wrong')
})
