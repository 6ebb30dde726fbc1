import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { markRead, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { logout } from '#contract/endpoints/session.ts'
import { blockUser } from '#contract/endpoints/user.ts'
import { pushPauseMs } from '#contract/limits.ts'
import { openPushing } from '#server/open-pushing.ts'
import { sendDuePushes } from '#server/push/pusher.ts'
import { expireAllOverdue } from '#server/services/expire.ts'
import { postMessage } from '#server/services/post-message.ts'
import { findChat } from '#server/db/repositories/chats.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import {
  PushBrowser,
  pusherOf,
  startPushService,
  type ReceivedPush,
} from '#tests/fixtures/push-service.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

const november = new Date('2026-11-10T02:20:00Z')
const minuteMs = 60_000
const unstopped = new AbortController().signal
/** Before anybody has waited in vain for an answer. */
const soon = { timeout: 5000 }

let site: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let lender: Person
let renter: Person
let listingId: number
let browser: PushBrowser
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
  service = await startPushService()
  lender = await newUser(site, { firstName: 'Lena' })
  renter = await newUser(site, { firstName: 'Rena' })
})
afterAll(async () => {
  await service.close()
  await site.close()
})
beforeEach(async () => {
  const { db } = site.context
  await db.deleteFrom('push_subscription').execute()
  await db.updateTable('app_user').set({ culture: 'en-US' }).execute()
  await db.deleteFrom('allowance').execute()
  site.clock.now = november
  service.received.length = 0
  service.answer = (response) => response.writeHead(201).end()
  listingId = await newListing(lender)
  browser = await tellOf(lender)
})

const wait = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}

/** A device of somebody who wants to be told. */
async function tellOf(person: Client, { IsTextShown = 1 as 0 | 1 } = {}): Promise<PushBrowser> {
  const device = new PushBrowser(crypto.randomUUID())
  await person.get(subscribeToPush, { body: { ...device.subscription, IsTextShown } })
  return device
}

const write = (Msg: string) => renter.get(sendAsRenter, { body: { RentId: listingId, Msg } })

function open(context = site.context, timeoutMs?: number) {
  const { pusher, warnings } = pusherOf(context, service.port, timeoutMs)
  const round = async () => {
    await sendDuePushes(pusher, unstopped)
    return service.received.splice(0)
  }
  /** What is told once nobody has read it in time. */
  const told = async () => {
    wait(pushPauseMs)
    return round()
  }
  return { pusher, warnings, round, told }
}

const waiting = () => site.context.db.selectFrom('push_notice').selectAll().execute()
const deviceCount = async () =>
  (await site.context.db.selectFrom('push_subscription').select('id').execute()).length
const only = (pushes: ReceivedPush[]) => {
  expect(pushes).toHaveLength(1)
  return pushes[0]!
}

describe('a message', () => {
  test('reaches the other one’s device, in words that it alone can read', async () => {
    const { told } = open()
    const { ChatId } = await write('Is it free?')
    const push = only(await told())
    expect(push.path).toBe(new URL(browser.endpoint).pathname)
    expect(push.body.toString('latin1')).not.toContain('free')
    expect(browser.read(push)).toEqual({
      title: 'Rena · Condo near the river',
      body: 'Is it free?',
      path: `/hostchat/${ChatId}`,
      tag: `chat-${ChatId}`,
      lang: 'en-US',
    })
    expect(push.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: `chat-${ChatId}`,
      'content-type': 'application/octet-stream',
    })
    expect(await waiting()).toEqual([])
  })

  test('is signed by this site, for this push service', async () => {
    const { told } = open()
    await write('Is it free?')
    const { headers } = only(await told())
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(site.context.vapidKeys.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'))
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
      format: 'jwk',
    })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:us@staylend.example',
    })
  })

  test('is told after a pause, and not at all when it was read by then', async () => {
    const { round, told } = open()
    const { ChatId, Id } = await write('Is it free?')
    wait(pushPauseMs - 1)
    expect(await round()).toEqual([])
    await lender.get(markRead, { params: { id: ChatId }, body: { upToId: Id } })
    expect(await told()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('that comes with others makes one push: the newest, and how many there are', async () => {
    const { round, told } = open()
    await write('Hello')
    wait(pushPauseMs - 1000)
    await write('Is it free?')
    wait(1000)
    expect(browser.read(only(await round()))).toMatchObject({
      title: 'Rena · Condo near the river (2)',
      body: 'Is it free?',
    })
    expect(await told()).toEqual([])
  })

  test('of which the first was read is told alone', async () => {
    const { told } = open()
    const { ChatId, Id } = await write('Hello')
    await write('Is it free?')
    await lender.get(markRead, { params: { id: ChatId }, body: { upToId: Id } })
    expect(browser.read(only(await told())).title).toBe('Rena · Condo near the river')
  })

  test('reaches each of their devices, and none of the author’s', async () => {
    const { told } = open()
    const tablet = await tellOf(await enter(site, lender.userId))
    await tellOf(renter)
    await write('Is it free?')
    const paths = (await told()).map(({ path }) => path)
    const expected = [browser, tablet].map(({ endpoint }) => new URL(endpoint).pathname)
    expect(paths.toSorted()).toEqual(expected.toSorted())
  })

  test('of the lender leads the renter to the listing’s conversation', async () => {
    const { told } = open()
    const { ChatId } = await write('Is it free?')
    await told()
    const phone = await tellOf(renter)
    await lender.get(sendAsHost, { body: { ChatId, Msg: 'Yes' } })
    expect(phone.read(only(await told()))).toMatchObject({
      title: 'Lena · Condo near the river',
      body: 'Yes',
      path: `/newchat/${listingId}`,
    })
  })

  test('is kept from the lock screen where its reader wants that, in the own language', async () => {
    const { told } = open()
    const phone = await tellOf(await enter(site, lender.userId), { IsTextShown: 0 })
    await site.context.db.updateTable('app_user').set({ culture: 'th-TH' }).execute()
    await write('The key is under the stone')
    const pushes = await told()
    const hidden = pushes.find(({ path }) => phone.endpoint.endsWith(path))!
    expect(phone.read(hidden)).toMatchObject({ body: 'ข้อความใหม่ 1 ข้อความ', lang: 'th-TH' })
    expect(JSON.stringify(phone.read(hidden))).not.toContain('stone')
  })

  test('costs nothing where nobody wants to be told', async () => {
    await site.context.db.deleteFrom('push_subscription').execute()
    await write('Is it free?')
    expect(await waiting()).toEqual([])
  })

  test('that is withheld from somebody is not told them either', async () => {
    const { told } = open()
    await lender.get(blockUser, { params: { id: renter.userId } })
    onTestFinished(async () => void (await site.context.db.deleteFrom('user_block').execute()))
    await write('Answer me')
    expect(await told()).toEqual([])
  })

  test('that is rolled back is told nobody', async () => {
    const { ChatId } = await write('Is it free?')
    await site.context.db.deleteFrom('push_notice').execute()
    const chat = (await findChat(site.context.db, ChatId))!
    const failing = site.context.db.transaction().execute(async (trx) => {
      const message = { chat, authorId: renter.userId, text: 'Never', notice: null }
      await postMessage(trx, { ...message, now: november, idempotency: null })
      expect(await trx.selectFrom('push_notice').selectAll().execute()).toHaveLength(1)
      throw new Error('Rolled back')
    })
    await expect(failing).rejects.toThrow('Rolled back')
    expect(await waiting()).toEqual([])
  })

  test('is told as soon as its pause is over, because it wakes the server', async () => {
    const { context } = site
    let woken = 0
    onTestFinished(() => void (context.wakePusher = () => undefined))
    context.wakePusher = () => {
      woken += 1
    }
    const { ChatId } = await write('Is it free?')
    await lender.get(sendAsHost, { body: { ChatId, Msg: 'Yes' } })
    const { Id: id } = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    await lender.get(moveReservation, { params: { id }, body: { Status: 'declined' } })
    expect(woken).toBe(4)
    await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    wait(24 * 60 * minuteMs)
    await expireAllOverdue(context)
    expect(woken).toBe(6)
  })
})

describe('a reservation', () => {
  test('is told in the reader’s language, to who has not changed it', async () => {
    const { told } = open()
    const phone = await tellOf(renter)
    await site.context.db.updateTable('app_user').set({ culture: 'th-TH' }).execute()
    const { Id: id } = await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    expect(browser.read(only(await told())).body).toBe('คำขอจองใหม่')
    const body = { Status: 'confirmed' as const, Note: 'See you' }
    await lender.get(moveReservation, { params: { id }, body })
    expect(phone.read(only(await told())).body).toBe('การจองได้รับการยืนยันแล้ว: See you')
  })

  test('that is booked at once is told the lender', async () => {
    const { told } = open()
    await tellOf(renter)
    await renter.get(createReservation, { body: days(listingId, 1, 3) })
    expect(browser.read(only(await told())).body).toBe('Reservation confirmed')
  })

  test('that nobody answered is told both', async () => {
    const { told } = open()
    const phone = await tellOf(renter)
    await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    await told()
    wait(24 * 60 * minuteMs)
    await expireAllOverdue(site.context)
    const pushes = await told()
    expect(pushes).toHaveLength(2)
    for (const [device, peer] of [
      [browser, 'Rena'],
      [phone, 'Lena'],
    ] as const) {
      const push = pushes.find(({ path }) => device.endpoint.endsWith(path))!
      expect(device.read(push).body).toBe('Request expired')
      expect(device.read(push).title).toContain(`${peer} · Condo near the river`)
    }
  })
})

describe('a device', () => {
  test.each([404, 410])('that its push service knows no more (%i) is forgotten', async (status) => {
    const { told, warnings } = open()
    service.answer = (response) => response.writeHead(status).end()
    await write('Is it free?')
    await told()
    expect(await deviceCount()).toBe(0)
    expect(await waiting()).toEqual([])
    expect(warnings).toEqual([])
  })

  test.each([400, 401, 403, 302])(
    'that its push service refuses (%i) is forgotten, and that is said',
    async (status) => {
      const { told, warnings } = open()
      service.answer = (response) =>
        response.writeHead(status, { location: 'https://push.example/other' }).end('No\n such key')
      await write('Is it free?')
      expect(await told()).toHaveLength(1)
      expect(await deviceCount()).toBe(0)
      const said = `The push service push.example for user ${lender.userId} is asked no more: it answers ${status}: No such key`
      expect(warnings).toEqual([said])
    },
  )

  test('stays when one push is too large for its service', async () => {
    const { told } = open()
    service.answer = (response) => response.writeHead(413).end()
    await write('Is it free?')
    await told()
    expect(await waiting()).toEqual([])
    expect(await deviceCount()).toBe(1)
  })

  test('is told nothing after the logout, and nothing by its next user’s login', async () => {
    const { told } = open()
    const phone = await enter(site, lender.userId)
    const device = await tellOf(phone)
    await write('Is it free?')
    await phone.call(logout)
    await renter.get(subscribeToPush, { body: device.subscription })
    const paths = (await told()).map(({ path }) => path)
    expect(paths).toEqual([new URL(browser.endpoint).pathname])
  })

  test('that another user takes over is not told what was meant for the one before', async () => {
    const { told } = open()
    await write('For Lena alone')
    await renter.get(subscribeToPush, { body: browser.subscription })
    expect(await told()).toEqual([])
  })

  test('whose session has run out is told nothing', async () => {
    const { told } = open()
    await write('Is it free?')
    const long = new Date(november.getTime() - 1)
    await site.context.db.updateTable('session').set({ expires_at: long }).execute()
    onTestFinished(async () => {
      const later = new Date('2027-11-10T00:00:00Z')
      await site.context.db.updateTable('session').set({ expires_at: later }).execute()
    })
    expect(await told()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('whose push service is away is told later, after pauses that grow, and once', async () => {
    const { round, told, warnings } = open()
    service.answer = (response) => response.writeHead(500).end()
    await write('Is it free?')
    await told()
    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      const [notice] = await waiting()
      expect((notice!.due_on.getTime() - site.clock.now.getTime()) / minuteMs).toBe(minutes)
      wait(minutes * minuteMs - 1)
      expect(await round()).toEqual([])
      wait(1)
      expect(await round()).toHaveLength(1)
    }
    expect(warnings).toEqual([])
    service.answer = (response) => response.writeHead(201).end()
    wait(30 * minuteMs)
    expect(await round()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('is given up for a message after six hours, and stays', async () => {
    const { round, told, warnings } = open()
    service.answer = (response) => response.writeHead(503).end()
    await write('Is it free?')
    await told()
    wait(6 * 60 * minuteMs)
    await round()
    expect(await waiting()).toEqual([])
    expect(await deviceCount()).toBe(1)
    expect(warnings).toEqual([expect.stringContaining('is given up for a message after 2 tries')])
  })

  test('whose push service asks for patience gets its time', async () => {
    const { told } = open()
    service.answer = (response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    await write('Is it free?')
    await told()
    const [notice] = await waiting()
    expect(notice!.due_on.getTime() - site.clock.now.getTime()).toBe(60 * minuteMs)
  })

  test('that had to wait is told soon of a newer message', async () => {
    const { told } = open()
    service.answer = (response) => response.writeHead(500).end()
    await write('Is it free?')
    await told()
    service.answer = (response) => response.writeHead(201).end()
    await write('Hello?')
    expect(browser.read(only(await told())).body).toBe('Hello?')
    expect(await waiting()).toEqual([])
  })

  test('whose push service is silent rests, also from newer messages, until it answers', async () => {
    const { round, told } = open(site.context, 1000)
    const answers = service.answer
    const isSilent = () => undefined
    service.answer = isSilent
    await write('Is it free?')
    expect(await told()).toHaveLength(1)
    for (const minutes of [1, 2, 4]) {
      await write('Hello?')
      expect(await told()).toEqual([])
      wait(minutes * minuteMs - pushPauseMs - 1)
      expect(await round()).toEqual([])
      wait(1)
      expect(await round()).toHaveLength(1)
    }
    service.answer = answers
    wait(8 * minuteMs)
    expect(browser.read(only(await round())).body).toBe('Hello?')
    expect(await waiting()).toEqual([])

    service.answer = isSilent
    await write('Anybody?')
    expect(await told()).toHaveLength(1)
    wait(minuteMs)
    expect(await round()).toHaveLength(1)
  })

  test('does not rest for as long as the clock was put back', async () => {
    const { round, told } = open(site.context, 1000)
    service.answer = () => undefined
    await write('Is it free?')
    await told()
    wait(-24 * 60 * minuteMs)
    await write('Hello?')
    wait(pushPauseMs)
    expect(await round()).toHaveLength(1)
  })

  test('that could not be told is told soon of what was written meanwhile', async () => {
    const { round, told } = open()
    service.answer = (response) => {
      void write('Hello?').then(() => response.writeHead(500).end())
    }
    await write('Is it free?')
    await told()
    service.answer = (response) => response.writeHead(201).end()
    wait(pushPauseMs)
    expect(browser.read(only(await round())).body).toBe('Hello?')
  })

  test('is told of what was written while it was being told', async () => {
    const { round, told } = open()
    let next: Promise<unknown> | undefined
    service.answer = (response) => {
      next ??= write('And on Sunday?')
      void next.then(() => response.writeHead(201).end())
    }
    await write('Is it free?')
    expect(browser.read(only(await told())).body).toBe('Is it free?')
    wait(pushPauseMs)
    expect(browser.read(only(await round())).body).toBe('And on Sunday?')
    expect(await waiting()).toEqual([])
  })
})

describe('a push service', () => {
  test('that goes on talking is not listened to for ever', async () => {
    const { told, warnings } = open()
    service.answer = (response) => {
      response.writeHead(403)
      const talk = setInterval(() => response.write('x'.repeat(1000)), 10)
      response.on('close', () => clearInterval(talk))
    }
    await write('Is it free?')
    const beganMs = performance.now()
    await told()
    // Not by the time that an answer may take.
    expect(performance.now() - beganMs).toBeLessThan(5000)
    expect(warnings.join().length).toBeLessThan(500)
    expect(await deviceCount()).toBe(0)
  })

  test('that never answers holds up no other', async () => {
    const { pusher } = open()
    const tablet = await tellOf(await enter(site, lender.userId))
    service.answer = (response, { path }) => {
      if (tablet.endpoint.endsWith(path)) response.writeHead(201).end()
    }
    await write('Is it free?')
    wait(pushPauseMs)
    const stopping = new AbortController()
    const round = sendDuePushes(pusher, stopping.signal)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    stopping.abort()
    await round
    expect(await deviceCount()).toBe(2)
  })

  test('that never answers holds up its own account alone, however many devices that has', async () => {
    const { pusher } = open()
    for (let more = 0; more < 9; more += 1) await tellOf(await enter(site, lender.userId))
    const phone = await tellOf(renter)
    const isPhone = ({ path }: ReceivedPush) => phone.endpoint.endsWith(path)
    const toldPhone = () => service.received.filter(isPhone).length
    service.answer = (response, push) => {
      if (isPhone(push)) response.writeHead(201).end()
    }
    const { ChatId } = await write('Is it free?')
    wait(1000)
    const reply = (Msg: string) => lender.get(sendAsHost, { body: { ChatId, Msg } })
    await reply('Yes')
    wait(pushPauseMs)
    const stopping = new AbortController()
    const round = sendDuePushes(pusher, stopping.signal)
    onTestFinished(async () => {
      stopping.abort()
      await round
    })
    await expect.poll(toldPhone, soon).toBe(1)
    // While the same round is under way.
    await reply('Come and see')
    wait(pushPauseMs)
    await expect.poll(toldPhone, soon).toBe(2)
    expect(service.received).toHaveLength(2 + 2)
  })
})

test('two processes tell each device once', async () => {
  const second = await site.openSecond()
  const [one, other] = [open(), open(second.context)]
  const browsers = await Promise.all(
    Array.from({ length: 15 }, async () => tellOf(await enter(site, lender.userId))),
  )
  await write('Is it free?')
  wait(pushPauseMs)
  await Promise.all([sendDuePushes(one.pusher, unstopped), sendDuePushes(other.pusher, unstopped)])
  const paths = service.received.map(({ path }) => path)
  expect(paths).toHaveLength(16)
  expect(new Set(paths).size).toBe(browsers.length + 1)
  expect(await waiting()).toEqual([])
})

test('what a process has taken is left alone until its time is over', async () => {
  const { pusher, round } = open()
  await write('Is it free?')
  wait(pushPauseMs)
  const dying = {
    ...pusher,
    transport: { ...pusher.transport, send: () => Promise.reject(Error('Dead')) },
  }
  await sendDuePushes(dying, unstopped)
  expect(await round()).toEqual([])
  wait(2 * minuteMs)
  expect(await round()).toHaveLength(1)
})

test('a server that was woken tells by itself, and what cannot be told is said', async () => {
  const { context } = site
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
  await write('Is it free?')
  wait(pushPauseMs)
  await expect
    .poll(() => said, { timeout: 15_000 })
    .toEqual([
      `The push service push.invalid for user ${lender.userId} is asked no more: it is no public https address`,
    ])
  await pushing.stop()
})
