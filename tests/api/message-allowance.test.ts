import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { allowances } from '#contract/limits.ts'
import { openChatWorld } from '#tests/fixtures/chat-world.ts'
import type { Client } from '#tests/fixtures/client.ts'

let world: Awaited<ReturnType<typeof openChatWorld>>
let renter: Client & { userId: number }
let listingId: number
beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ renter, listingId } = await world.begin())
})

describe('somebody who writes a hundred messages at once', () => {
  test('is asked to wait, and may go on after a while', async () => {
    const answers = []
    for (let n = 0; n < 100; n++) answers.push(await world.ask(`Message ${n}`))
    const taken = answers.filter(({ errorCode }) => errorCode === 0)
    expect(taken).toHaveLength(allowances.message.atOnce)
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      errorCode: 7,
      message: 'Too many messages at once. Please wait a moment.',
    })
    expect(await world.ask('From another', world.stranger)).toMatchObject({ errorCode: 0 })
    world.site.wait(4000)
    const later = [
      await world.ask('One more'),
      await world.ask('And one'),
      await world.ask('Too early'),
    ]
    expect(later.map(({ errorCode }) => errorCode)).toEqual([0, 0, 7])
  })

  test('hears how long, and gets the same answer to what was sent already', async () => {
    const send = (n: number) =>
      renter.send({
        method: 'POST',
        url: `/${sendAsRenter.path}`,
        payload: { RentId: listingId, Msg: `Message ${n}` },
        headers: {
          'idempotency-key': keys[n]!,
          'x-csrftoken': renter.cookies.get('csrftoken') ?? '',
        },
      })
    const keys = Array.from({ length: allowances.message.atOnce + 1 }, () => randomUUID())
    for (const n of keys.keys()) await send(n)
    const refused = await send(allowances.message.atOnce)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2')
    expect((await send(0)).json()).toMatchObject({ errorCode: 0, resObj: { Msg: 'Message 0' } })
  })
})
