import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import { reportAllowance } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openReportWorld } from '#tests/fixtures/report-world.ts'
import { november } from '#tests/fixtures/test-app.ts'

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

describe('a conversation', () => {
  test('is reported by its lender', async () => {
    expect(await world.report(world.lender, { Reason: 'spam', Note: 'Again.' })).toMatchObject({
      status: 200,
      errorCode: 0,
      resObj: null,
    })
    const newest = await world.site.context.db.selectFrom('message').select('id').execute()
    expect(await world.kept()).toMatchObject([
      {
        listing_id: listingId,
        chat_id: chatId,
        reporter_id: world.lender.userId,
        reason: 'spam',
        note: 'Again.',
        up_to_message_id: Math.max(...newest.map(({ id }) => id)),
        created_on: november,
      },
    ])
  })

  test('is reported by its renter, who may add to it', async () => {
    await world.report(world.renter, { Reason: 'abuse' })
    await world.report(world.renter, { Reason: 'other', Note: 'And more.' })
    expect((await world.kept()).map(({ reporter_id, reason }) => [reporter_id, reason])).toEqual([
      [world.renter.userId, 'abuse'],
      [world.renter.userId, 'other'],
    ])
  })

  test('is reported so often at once, and again after a while', async () => {
    const { atOnce, perMinute } = reportAllowance
    for (let at = 0; at < atOnce; at += 1) await world.report(world.renter)
    const more = { Reason: 'other', Note: 'More.' } as const
    expect(await world.report(world.renter, more)).toMatchObject({
      status: 429,
      errorCode: 7,
      message: 'Too many tries. Please wait.',
    })
    expect(await world.report(world.lender)).toMatchObject({ errorCode: 0 })
    world.site.wait(minuteMs / perMinute)
    expect(await world.report(world.renter, more)).toMatchObject({ errorCode: 0 })
    expect(await world.waiting()).toBe(atOnce + 2)
  })

  test('is not for others to report', async () => {
    expect(await world.report(world.stranger)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await world.report(new Client(world.site.app))).toMatchObject({ errorCode: 1 })
    expect(await world.report(world.renter, { Reason: 'scam' }, { id: 999_999 })).toMatchObject({
      status: 404,
      errorCode: 3,
    })
    expect(await world.kept()).toEqual([])
    expect(await world.waiting()).toBe(0)
  })

  test('about a listing that was deleted is reported all the same', async () => {
    await world.site.context.db
      .updateTable('listing')
      .set({ deleted_at: november })
      .where('id', '=', listingId)
      .execute()
    expect((await world.mailOf({ Reason: 'spam' })).subject).toContain('Condo near the river')
  })
})

describe('a note', () => {
  test('may have 1000 characters and no more', async () => {
    const message = 'Note is too long. Maximum 1000 characters.'
    expect(
      await world.report(world.renter, { Reason: 'spam', Note: 'x'.repeat(1001) }),
    ).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
    })
    expect(await world.kept()).toEqual([])
    await world.report(world.renter, { Reason: 'spam', Note: 'x'.repeat(1000) })
    expect(await world.kept()).toMatchObject([{ note: 'x'.repeat(1000) }])
  })

  test.each(['', ' \n '])('is asked for where no reason says enough: %j', async (Note) => {
    const message = 'Please say what is wrong.'
    expect(await world.report(world.renter, { Reason: 'other', Note })).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path: 'Note', message }],
    })
    expect(await world.kept()).toEqual([])
  })

  test('goes with a reason that is known', async () => {
    const body = { Reason: 'boredom' as 'spam' }
    expect(await world.report(world.renter, body)).toMatchObject({ status: 422, errorCode: 4 })
  })
})

describe('a report that is sent twice', () => {
  test('is kept once, told once and answered twice', async () => {
    const key = randomUUID()
    const first = await world.report(world.renter, { Reason: 'scam' }, { key })
    expect(first).toMatchObject({ errorCode: 0 })
    expect(await world.report(world.renter, { Reason: 'scam' }, { key })).toEqual(first)
    expect(await world.kept()).toHaveLength(1)
    expect(await world.waiting()).toBe(1)
  })

  test('at the same moment is kept once', async () => {
    const key = randomUUID()
    const send = () => world.report(world.renter, { Reason: 'scam' }, { key })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
    expect(await world.kept()).toHaveLength(1)
  })

  test('with other words is refused', async () => {
    const key = randomUUID()
    await world.report(world.renter, { Reason: 'scam' }, { key })
    expect(await world.report(world.renter, { Reason: 'spam' }, { key })).toMatchObject({
      status: 422,
      errorCode: 10,
    })
    expect(await world.kept()).toMatchObject([{ reason: 'scam' }])
  })

  test('under the same key by the other one is theirs', async () => {
    const key = randomUUID()
    await world.report(world.renter, { Reason: 'scam' }, { key })
    expect(await world.report(world.lender, { Reason: 'spam' }, { key })).toMatchObject({
      errorCode: 0,
    })
    expect(await world.kept()).toHaveLength(2)
  })
})
