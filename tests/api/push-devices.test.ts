import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { logout } from '#contract/endpoints/session.ts'
import { login } from '#contract/endpoints/user.ts'
import { pushPauseMs } from '#contract/limits.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { newListing, newUser, password } from '#tests/fixtures/people.ts'
import type { PushBrowser } from '#tests/fixtures/push-service.ts'
import { only, openPushWorld } from '#tests/fixtures/push-world.ts'

let world: Awaited<ReturnType<typeof openPushWorld>>
let browser: PushBrowser
beforeAll(async () => {
  world = await openPushWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ browser } = await world.begin())
})

describe('a device', () => {
  test.each([404, 410])('that its push service knows no more (%i) is forgotten', async (status) => {
    const { told, warnings } = world.openPusher()
    world.service.answer = (response) => response.writeHead(status).end()
    await world.write('Is it free?')
    await told()
    expect(await world.deviceCount()).toBe(0)
    expect(await world.waiting()).toEqual([])
    expect(warnings).toEqual([])
  })

  test.each([400, 401, 403, 302])(
    'that its push service refuses (%i) is forgotten, and that is said',
    async (status) => {
      const { told, warnings } = world.openPusher()
      world.service.answer = (response) =>
        response.writeHead(status, { location: 'https://push.example/other' }).end('No\n such key')
      await world.write('Is it free?')
      expect(await told()).toHaveLength(1)
      expect(await world.deviceCount()).toBe(0)
      const said = `The push service push.example for user ${world.lender.userId} is asked no more: it answers ${status}: No such key`
      expect(warnings).toEqual([said])
    },
  )

  test('stays when one push is too large for its service', async () => {
    const { told } = world.openPusher()
    world.service.answer = (response) => response.writeHead(413).end()
    await world.write('Is it free?')
    await told()
    expect(await world.waiting()).toEqual([])
    expect(await world.deviceCount()).toBe(1)
  })

  test('is told nothing after the logout, and nothing by its next user’s login', async () => {
    const { told } = world.openPusher()
    const phone = await enter(world.site, world.lender.userId)
    const device = await world.tellOf(phone)
    await world.write('Is it free?')
    await phone.call(logout)
    await world.renter.get(subscribeToPush, { body: device.subscription })
    const paths = (await told()).map(({ path }) => path)
    expect(paths).toEqual([new URL(browser.endpoint).pathname])
  })

  test('is told as before when its user logs in once more, which one of another does not do', async () => {
    const { told } = world.openPusher()
    const email = `${crypto.randomUUID()}@example.com`
    const lender = await newUser(world.site, { email, firstName: 'Lena' })
    const device = await world.tellOf(lender)
    const listingId = await newListing(lender)
    const write = (Msg: string) =>
      world.renter.get(sendAsRenter, { body: { RentId: listingId, Msg } })
    await write('Is it free?')
    await lender.get(login, { body: { email, password } })
    await lender.get(login, { body: { email, password } })
    expect(device.read(only(await told())).body).toBe('Is it free?')

    await write('Hello?')
    const other = { email: `${crypto.randomUUID()}@example.com`, password }
    await newUser(world.site, other)
    await lender.get(login, { body: other })
    expect(await told()).toEqual([])
  })

  test('that another user takes over is not told what was meant for the one before', async () => {
    const { told } = world.openPusher()
    await world.write('For Lena alone')
    await world.renter.get(subscribeToPush, { body: browser.subscription })
    expect(await told()).toEqual([])
  })

  test('whose session has run out is told nothing', async () => {
    const { told } = world.openPusher()
    await world.write('Is it free?')
    const long = new Date(world.site.clock.now.getTime() - 1)
    await world.site.context.db.updateTable('session').set({ expires_at: long }).execute()
    onTestFinished(async () => {
      const later = new Date('2027-11-10T00:00:00Z')
      await world.site.context.db.updateTable('session').set({ expires_at: later }).execute()
    })
    expect(await told()).toEqual([])
    expect(await world.waiting()).toEqual([])
  })

  test('whose push service is away is told later, after pauses that grow, and once', async () => {
    const { round, told, warnings } = world.openPusher()
    world.service.answer = (response) => response.writeHead(500).end()
    await world.write('Is it free?')
    await told()
    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      const [notice] = await world.waiting()
      expect((notice!.due_on.getTime() - world.site.clock.now.getTime()) / minuteMs).toBe(minutes)
      world.wait(minutes * minuteMs - 1)
      expect(await round()).toEqual([])
      world.wait(1)
      expect(await round()).toHaveLength(1)
    }
    expect(warnings).toEqual([])
    world.service.answer = (response) => response.writeHead(201).end()
    world.wait(30 * minuteMs)
    expect(await round()).toHaveLength(1)
    expect(await world.waiting()).toEqual([])
  })

  test('is given up for a message after six hours, and stays', async () => {
    const { round, told, warnings } = world.openPusher()
    world.service.answer = (response) => response.writeHead(503).end()
    await world.write('Is it free?')
    await told()
    world.wait(6 * 60 * minuteMs)
    await round()
    expect(await world.waiting()).toEqual([])
    expect(await world.deviceCount()).toBe(1)
    expect(warnings).toEqual([expect.stringContaining('is given up for a message after 2 tries')])
  })

  test('whose push service asks for patience gets its time', async () => {
    const { told } = world.openPusher()
    world.service.answer = (response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    await world.write('Is it free?')
    await told()
    const [notice] = await world.waiting()
    expect(notice!.due_on.getTime() - world.site.clock.now.getTime()).toBe(60 * minuteMs)
  })

  test('that had to wait is told soon of a newer message', async () => {
    const { told } = world.openPusher()
    world.service.answer = (response) => response.writeHead(500).end()
    await world.write('Is it free?')
    await told()
    world.service.answer = (response) => response.writeHead(201).end()
    await world.write('Hello?')
    expect(browser.read(only(await told())).body).toBe('Hello?')
    expect(await world.waiting()).toEqual([])
  })

  test('whose push service is silent rests, also from newer messages, until it answers', async () => {
    const { round, told } = world.openPusher(world.site.context, 1000)
    const answers = world.service.answer
    const isSilent = () => undefined
    world.service.answer = isSilent
    await world.write('Is it free?')
    expect(await told()).toHaveLength(1)
    for (const minutes of [1, 2, 4]) {
      await world.write('Hello?')
      expect(await told()).toEqual([])
      world.wait(minutes * minuteMs - pushPauseMs - 1)
      expect(await round()).toEqual([])
      world.wait(1)
      expect(await round()).toHaveLength(1)
    }
    world.service.answer = answers
    world.wait(8 * minuteMs)
    expect(browser.read(only(await round())).body).toBe('Hello?')
    expect(await world.waiting()).toEqual([])

    world.service.answer = isSilent
    await world.write('Anybody?')
    expect(await told()).toHaveLength(1)
    world.wait(minuteMs)
    expect(await round()).toHaveLength(1)
  })

  test('does not rest for as long as the clock was put back', async () => {
    const { round, told } = world.openPusher(world.site.context, 1000)
    world.service.answer = () => undefined
    await world.write('Is it free?')
    await told()
    world.wait(-dayMs)
    await world.write('Hello?')
    world.wait(pushPauseMs)
    expect(await round()).toHaveLength(1)
  })

  test('that could not be told is told soon of what was written meanwhile', async () => {
    const { round, told } = world.openPusher()
    world.service.answer = (response) => {
      void world.write('Hello?').then(() => response.writeHead(500).end())
    }
    await world.write('Is it free?')
    await told()
    world.service.answer = (response) => response.writeHead(201).end()
    world.wait(pushPauseMs)
    expect(browser.read(only(await round())).body).toBe('Hello?')
  })

  test('is told of what was written while it was being told', async () => {
    const { round, told } = world.openPusher()
    let next: Promise<unknown> | undefined
    world.service.answer = (response) => {
      next ??= world.write('And on Sunday?')
      void next.then(() => response.writeHead(201).end())
    }
    await world.write('Is it free?')
    expect(browser.read(only(await told())).body).toBe('Is it free?')
    world.wait(pushPauseMs)
    expect(browser.read(only(await round())).body).toBe('And on Sunday?')
    expect(await world.waiting()).toEqual([])
  })
})
