import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#contract/domain/durations.ts'
import { markRead, sendAsHost } from '#contract/endpoints/chat.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { blockUser } from '#contract/endpoints/user.ts'
import { pushPauseMs } from '#contract/limits.ts'
import { postMessage } from '#server/services/post-message.ts'
import { findChat } from '#server/db/repositories/chats.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { days, requestedWeek } from '#tests/fixtures/people.ts'
import type { PushBrowser } from '#tests/fixtures/push-service.ts'
import { only, openPushWorld } from '#tests/fixtures/push-world.ts'

let world: Awaited<ReturnType<typeof openPushWorld>>
let listingId: number
let browser: PushBrowser
beforeAll(async () => {
  world = await openPushWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ listingId, browser } = await world.begin())
})

describe('a message', () => {
  test('reaches the other one’s device, in words that it alone can read', async () => {
    const { told } = world.openPusher()
    const { ChatId } = await world.write('Is it free?')
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
    expect(await world.waiting()).toEqual([])
  })

  test('is signed by this site, for this push service', async () => {
    const { told } = world.openPusher()
    await world.write('Is it free?')
    const { headers } = only(await told())
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(world.site.context.vapidKeys.publicKey)
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
    const { round, told } = world.openPusher()
    const { ChatId, Id } = await world.write('Is it free?')
    world.wait(pushPauseMs - 1)
    expect(await round()).toEqual([])
    await world.lender.get(markRead, { params: { id: ChatId }, body: { upToId: Id } })
    expect(await told()).toEqual([])
    expect(await world.waiting()).toEqual([])
  })

  test('that comes with others makes one push: the newest, and how many there are', async () => {
    const { round, told } = world.openPusher()
    await world.write('Hello')
    world.wait(pushPauseMs - 1000)
    await world.write('Is it free?')
    world.wait(1000)
    expect(browser.read(only(await round()))).toMatchObject({
      title: 'Rena · Condo near the river (2)',
      body: 'Is it free?',
    })
    expect(await told()).toEqual([])
  })

  test('of which the first was read is told alone', async () => {
    const { told } = world.openPusher()
    const { ChatId, Id } = await world.write('Hello')
    await world.write('Is it free?')
    await world.lender.get(markRead, { params: { id: ChatId }, body: { upToId: Id } })
    expect(browser.read(only(await told())).title).toBe('Rena · Condo near the river')
  })

  test('reaches each of their devices, and none of the author’s', async () => {
    const { told } = world.openPusher()
    const tablet = await world.tellOf(await enter(world.site, world.lender.userId))
    await world.tellOf(world.renter)
    await world.write('Is it free?')
    const paths = (await told()).map(({ path }) => path)
    const expected = [browser, tablet].map(({ endpoint }) => new URL(endpoint).pathname)
    expect(paths.toSorted()).toEqual(expected.toSorted())
  })

  test('of the lender leads the renter to the listing’s conversation', async () => {
    const { told } = world.openPusher()
    const { ChatId } = await world.write('Is it free?')
    await told()
    const phone = await world.tellOf(world.renter)
    await world.lender.get(sendAsHost, { body: { ChatId, Msg: 'Yes' } })
    expect(phone.read(only(await told()))).toMatchObject({
      title: 'Lena · Condo near the river',
      body: 'Yes',
      path: `/newchat/${listingId}`,
    })
  })

  test('is kept from the lock screen where its reader wants that, in the own language', async () => {
    const { told } = world.openPusher()
    const phone = await world.tellOf(await enter(world.site, world.lender.userId), {
      IsTextShown: 0,
    })
    await world.site.context.db.updateTable('app_user').set({ culture: 'th-TH' }).execute()
    await world.write('The key is under the stone')
    const pushes = await told()
    const hidden = pushes.find(({ path }) => phone.endpoint.endsWith(path))!
    expect(phone.read(hidden)).toMatchObject({ body: 'ข้อความใหม่ 1 ข้อความ', lang: 'th-TH' })
    expect(JSON.stringify(phone.read(hidden))).not.toContain('stone')
  })

  test('costs nothing where nobody wants to be told', async () => {
    await world.site.context.db.deleteFrom('push_subscription').execute()
    await world.write('Is it free?')
    expect(await world.waiting()).toEqual([])
  })

  test('that is withheld from somebody is not told them either', async () => {
    const { told } = world.openPusher()
    await world.lender.get(blockUser, { params: { id: world.renter.userId } })
    onTestFinished(
      async () => void (await world.site.context.db.deleteFrom('user_block').execute()),
    )
    await world.write('Answer me')
    expect(await told()).toEqual([])
  })

  test('that is rolled back is told nobody', async () => {
    const { ChatId } = await world.write('Is it free?')
    await world.site.context.db.deleteFrom('push_notice').execute()
    const chat = (await findChat(world.site.context.db, ChatId))!
    const failing = world.site.context.db.transaction().execute(async (trx) => {
      const message = { chat, authorId: world.renter.userId, text: 'Never', notice: null }
      await postMessage(trx, { ...message, now: world.site.clock.now, idempotency: null })
      expect(await trx.selectFrom('push_notice').selectAll().execute()).toHaveLength(1)
      throw new Error('Rolled back')
    })
    await expect(failing).rejects.toThrow('Rolled back')
    expect(await world.waiting()).toEqual([])
  })

  test('is told as soon as its pause is over, because it wakes the server', async () => {
    const { context } = world.site
    let woken = 0
    onTestFinished(() => void (context.wakePusher = () => undefined))
    context.wakePusher = () => {
      woken += 1
    }
    const { ChatId } = await world.write('Is it free?')
    await world.lender.get(sendAsHost, { body: { ChatId, Msg: 'Yes' } })
    const { Id: id } = await world.renter.get(createReservation, {
      body: requestedWeek(listingId, 1),
    })
    await world.lender.get(moveReservation, { params: { id }, body: { Status: 'declined' } })
    expect(woken).toBe(4)
    await world.renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    world.wait(dayMs)
    await expireAll(context)
    expect(woken).toBe(6)
  })
})

describe('a reservation', () => {
  test('is told in the reader’s language, to who has not changed it', async () => {
    const { told } = world.openPusher()
    const phone = await world.tellOf(world.renter)
    await world.site.context.db.updateTable('app_user').set({ culture: 'th-TH' }).execute()
    const { Id: id } = await world.renter.get(createReservation, {
      body: requestedWeek(listingId, 1),
    })
    expect(browser.read(only(await told())).body).toBe('คำขอจองใหม่')
    const body = { Status: 'confirmed' as const, Note: 'See you' }
    await world.lender.get(moveReservation, { params: { id }, body })
    expect(phone.read(only(await told())).body).toBe('การจองได้รับการยืนยันแล้ว: See you')
  })

  test('that is booked at once is told the lender', async () => {
    const { told } = world.openPusher()
    await world.tellOf(world.renter)
    await world.renter.get(createReservation, { body: days(listingId, 1, 3) })
    expect(browser.read(only(await told())).body).toBe('Reservation confirmed')
  })

  test('that nobody answered is told both', async () => {
    const { told } = world.openPusher()
    const phone = await world.tellOf(world.renter)
    await world.renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    await told()
    world.wait(dayMs)
    await expireAll(world.site.context)
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
