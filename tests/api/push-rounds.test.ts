import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { sendAsHost } from '#contract/endpoints/chat.ts'
import { pushPauseMs } from '#contract/limits.ts'
import { openPushing } from '#server/open-pushing.ts'
import { sendDuePushes } from '#server/push/pusher.ts'
import { enter } from '#tests/fixtures/enter.ts'
import type { ReceivedPush } from '#tests/fixtures/push-service.ts'
import { openPushWorld } from '#tests/fixtures/push-world.ts'

const unstopped = new AbortController().signal
/** Before anybody has waited in vain for an answer. */
const soon = { timeout: 5000 }

let world: Awaited<ReturnType<typeof openPushWorld>>
beforeAll(async () => {
  world = await openPushWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

describe('a push service', () => {
  test('that was asked in vain is asked again when the clock is put back, and not for nothing', async () => {
    const { round, told } = world.openPusher()
    world.service.answer = (response) => response.writeHead(503).end()
    await world.write('Is it free?')
    expect(await told()).toHaveLength(1)
    world.wait(-dayMs)
    expect(await round()).toHaveLength(1)
    expect(await round()).toEqual([])
  })

  test('is asked once in a round, also when it asks for days and the clock was put back', async () => {
    const { pusher, told } = world.openPusher()
    const stopping = new AbortController()
    await world.write('Is it free?')
    world.service.answer = (response) => response.writeHead(503).end()
    await told()
    world.service.answer = (response) => {
      if (world.service.received.length > 1) stopping.abort()
      response.writeHead(429, { 'retry-after': '999999' }).end()
    }
    world.wait(-dayMs)
    await sendDuePushes(pusher, stopping.signal)
    expect(world.service.received).toHaveLength(1)
    expect(await world.waiting()).toHaveLength(1)
  })

  test('that goes on talking is not listened to for ever', async () => {
    // Not until the time is over that an answer may take.
    const { told, warnings } = world.openPusher(world.site.context, dayMs)
    world.service.answer = (response) => {
      response.writeHead(403)
      const talk = setInterval(() => response.write('x'.repeat(1000)), 10)
      response.on('close', () => clearInterval(talk))
    }
    await world.write('Is it free?')
    await told()
    expect(warnings.join().length).toBeLessThan(500)
    expect(await world.deviceCount()).toBe(0)
  })

  test('that never answers holds up no other', async () => {
    const { pusher } = world.openPusher()
    const tablet = await world.tellOf(await enter(world.site, world.lender.userId))
    world.service.answer = (response, { path }) => {
      if (tablet.endpoint.endsWith(path)) response.writeHead(201).end()
    }
    await world.write('Is it free?')
    world.wait(pushPauseMs)
    const stopping = new AbortController()
    const round = sendDuePushes(pusher, stopping.signal)
    await expect.poll(async () => (await world.waiting()).length).toBe(1)
    stopping.abort()
    await round
    expect(await world.deviceCount()).toBe(2)
  })

  test('that never answers holds up its own account alone, however many devices that has', async () => {
    const { pusher } = world.openPusher()
    for (let more = 0; more < 9; more += 1)
      await world.tellOf(await enter(world.site, world.lender.userId))
    const phone = await world.tellOf(world.renter)
    const isPhone = ({ path }: ReceivedPush) => phone.endpoint.endsWith(path)
    const toldPhone = () => world.service.received.filter(isPhone).length
    world.service.answer = (response, push) => {
      if (isPhone(push)) response.writeHead(201).end()
    }
    const { ChatId } = await world.write('Is it free?')
    world.wait(1000)
    const reply = (Msg: string) => world.lender.get(sendAsHost, { body: { ChatId, Msg } })
    await reply('Yes')
    world.wait(pushPauseMs)
    const stopping = new AbortController()
    const round = sendDuePushes(pusher, stopping.signal)
    onTestFinished(async () => {
      stopping.abort()
      await round
    })
    await expect.poll(toldPhone, soon).toBe(1)
    // While the same round is under way.
    await reply('Come and see')
    world.wait(pushPauseMs)
    await expect.poll(toldPhone, soon).toBe(2)
    expect(world.service.received).toHaveLength(2 + 2)
  })
})

test('two processes tell each device once', async () => {
  const second = await world.site.openSecond()
  const [one, other] = [world.openPusher(), world.openPusher(second.context)]
  const browsers = await Promise.all(
    Array.from({ length: 15 }, async () =>
      world.tellOf(await enter(world.site, world.lender.userId)),
    ),
  )
  await world.write('Is it free?')
  world.wait(pushPauseMs)
  await Promise.all([sendDuePushes(one.pusher, unstopped), sendDuePushes(other.pusher, unstopped)])
  const paths = world.service.received.map(({ path }) => path)
  expect(paths).toHaveLength(16)
  expect(new Set(paths).size).toBe(browsers.length + 1)
  expect(await world.waiting()).toEqual([])
})

test('what a process has taken is left alone until its time is over', async () => {
  const { pusher, round } = world.openPusher()
  await world.write('Is it free?')
  world.wait(pushPauseMs)
  const dying = {
    ...pusher,
    transport: { ...pusher.transport, send: () => Promise.reject(Error('Dead')) },
  }
  await sendDuePushes(dying, unstopped)
  expect(await round()).toEqual([])
  world.wait(2 * minuteMs)
  expect(await round()).toHaveLength(1)
})

test('a server that was woken tells by itself, and what cannot be told is said', async () => {
  const { context } = world.site
  // No push service: it is found out without asking anybody.
  await context.db
    .updateTable('push_subscription')
    .set({ endpoint: 'https://push.invalid/x' })
    .execute()
  const said: string[] = []
  const pushing = openPushing({ vapidSubject: 'mailto:us@staylend.example' })
  onTestFinished(() => void (context.wakePusher = () => undefined))
  context.wakePusher = pushing.wake
  pushing.start(context, { warn: (sentence) => said.push(sentence), error: console.error })
  await world.write('Is it free?')
  world.wait(pushPauseMs)
  await expect
    .poll(() => said, { timeout: 15_000 })
    .toEqual([
      `The push service push.invalid for user ${world.lender.userId} is asked no more: it is no public https address`,
    ])
  await pushing.stop()
})
