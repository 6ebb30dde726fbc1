import { beforeEach, describe, expect, it, test } from 'vitest'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { answerOf, openOutboxWorld } from '#tests/fixtures/outbox-world.ts'
import { flush } from './flush.ts'
import type { NewItem } from './item.ts'

let site: ReturnType<typeof openOutboxWorld>
beforeEach(() => {
  site = openOutboxWorld()
})

const add = (fields: Partial<NewItem> = {}) => site.world.store.add(newItem(fields))
const flushed = () => flush(site.world)

describe('a session', () => {
  const nineLanes = async () => {
    for (let lane = 0; lane < 9; lane += 1) await add({ lane: `chat:listing:${lane}` })
  }

  test.each([
    ['that is over', answerOf(401, 1), 'signed-out'],
    ['of another user', answerOf(409, 11), 'parked'],
  ])('%s stops all of its user until they are back', async (_what, answer, state) => {
    await nineLanes()
    site.device.answer = async () => answer.clone()
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
    expect(site.sent.length).toBeLessThanOrEqual(4)
    expect(await site.states()).toContain(state)
    site.device.session = null
    site.device.answer = async () => answerOf(200)
    await flushed()
    expect(await site.states()).toContain(state)
    site.device.session = { userId: 1, token: 'again' }
    await flushed()
    expect(new Set(await site.states())).toEqual(new Set(['acknowledged']))
  })

  it('that is over asks for no other flush, whatever waits elsewhere', async () => {
    const other = await add({ lane: 'chat:listing:8' })
    site.answerTo(other, () => answerOf(503, 503))
    await flushed()
    await add()
    site.device.answer = async () => answerOf(401, 1)
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
  })

  it('has its token renewed once, for all that follows', async () => {
    const items = [await add(), await add()]
    site.device.answer = async ({ token }) =>
      token === 'fresh' ? answerOf(200) : answerOf(403, 9, { token: 'fresh' })
    await flushed()
    expect(site.sent.map(({ key }) => key)).toEqual([items[0]!, ...items].map(({ id }) => id))
    expect(site.sent.map(({ token }) => token)).toEqual(['first', 'fresh', 'fresh'])
  })

  it('whose fresh token is stale as well waits', async () => {
    await add()
    site.device.answer = async () => answerOf(403, 9, { token: 'fresh' })
    await flushed()
    expect(site.sent).toHaveLength(2)
    expect(await site.states()).toEqual(['waiting'])
  })

  it('that is given no fresh token waits', async () => {
    await add()
    site.device.answer = async () => answerOf(403, 9)
    await flushed()
    expect(site.sent).toHaveLength(1)
    expect(await site.states()).toEqual(['waiting'])
  })

  it('sends nothing of another user, nor changes it', async () => {
    const theirs = await add({ userId: 2 })
    const mine = await add()
    await flushed()
    expect(site.sent).toMatchObject([{ key: mine.id, userId: 1 }])
    expect(await site.world.store.items()).toContainEqual(theirs)
  })

  it('is not asked for when nothing is unsent', async () => {
    site.world.session = () => Promise.reject(new Error('Nobody was to ask.'))
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
    await add()
    await expect(flushed()).rejects.toThrow('Nobody was to ask.')
  })

  it('is not asked for what has arrived or needs its author either', async () => {
    await add()
    const refused = await add()
    site.answerTo(refused, () => answerOf(422, 4))
    await flushed()
    site.world.session = () => Promise.reject(new Error('Nobody was to ask.'))
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
  })
})
