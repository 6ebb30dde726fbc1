import { beforeEach, describe, expect, it, test } from 'vitest'
import { newItem, newReservation } from '#tests/fixtures/outbox-item.ts'
import { answerOf, openOutboxWorld } from '#tests/fixtures/outbox-world.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { flush } from './flush.ts'
import type { NewItem, OutboxItem } from './item.ts'

let site: ReturnType<typeof openOutboxWorld>
beforeEach(() => {
  site = openOutboxWorld()
})

const add = (fields: Partial<NewItem> = {}) => site.world.store.add(newItem(fields))
const reserve = () => site.world.store.add(newReservation())
const flushed = () => flush(site.world)
const sentKeys = () => site.sent.map(({ key }) => key)
const keysOf = (...items: OutboxItem[]) => items.map(({ id }) => id)

describe('a lane', () => {
  it('is sent in its order', async () => {
    const items = [await add(), await add(), await add()]
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
    expect(sentKeys()).toEqual(keysOf(...items))
    expect(await site.states()).toEqual(['acknowledged', 'acknowledged', 'acknowledged'])
  })

  it('ends one and begins the next in one write', async () => {
    const items = [await add(), await add(), await add()]
    const { store } = site.world
    let writes = 0
    site.world.store = {
      ...store,
      change: async (...change) => {
        writes += 1
        return store.change(...change)
      },
      changeAll: async (changes) => {
        writes += 1
        return store.changeAll(changes)
      },
    }
    await flushed()
    expect(sentKeys()).toEqual(keysOf(...items))
    expect(writes).toBe(items.length + 1)
  })

  it('goes on when the next was thrown away while one was being sent', async () => {
    const [first, thrown, last] = [await add(), await add(), await add()]
    site.device.answer = async ({ key }) => {
      if (key === first.id) await site.world.store.discard(thrown.seq)
      return answerOf(200)
    }
    await flushed()
    expect(sentKeys()).toEqual(keysOf(first, last))
    expect(await site.states()).toEqual(['acknowledged', 'acknowledged'])
  })

  it('goes on when its first was thrown away just before its turn', async () => {
    const [thrown, last] = [await add(), await add()]
    const { store } = site.world
    site.world.store = {
      ...store,
      change: async (seq, event) => {
        if (seq === thrown.seq) await store.discard(seq)
        return store.change(seq, event)
      },
    }
    await flushed()
    expect(sentKeys()).toEqual(keysOf(last))
  })

  it('goes on behind what has arrived or was refused in an earlier flush', async () => {
    const arrived = await reserve()
    await flushed()
    const refused = await reserve()
    site.answerTo(refused, () => answerOf(409, 5))
    await flushed()
    const last = await reserve()
    await flushed()
    expect(sentKeys()).toEqual(keysOf(arrived, refused, last))
  })

  it('waits for a message that needs its author, and other lanes go on', async () => {
    const refused = await add()
    await add()
    const elsewhere = await add({ lane: 'chat:listing:8' })
    site.answerTo(refused, () => answerOf(422, 4))
    const { needsYou } = await flushed()
    expect(sentKeys().sort()).toEqual(keysOf(refused, elsewhere).sort())
    expect(await site.states()).toEqual(['needs-you', 'queued', 'acknowledged'])
    expect(needsYou).toMatchObject([{ id: refused.id, fault: { code: 4 } }])
    expect(await flushed()).toEqual({ nextAtMs: null, needsYou: [] })
  })

  it('goes on when that message is edited or thrown away', async () => {
    const refused = await add()
    const second = await add()
    site.answerTo(refused, () => answerOf(422, 4))
    await flushed()
    const { request } = refused
    await site.world.store.change(refused.seq, { type: 'edit', id: 'edited', request })
    await flushed()
    expect(sentKeys()).toEqual([refused.id, 'edited', second.id])
  })

  it('does not wait for a reservation that needs its author', async () => {
    const refused = await reserve()
    const second = await reserve()
    site.answerTo(refused, () => answerOf(409, 5))
    await flushed()
    expect(sentKeys()).toEqual(keysOf(refused, second))
    expect(await site.states()).toEqual(['needs-you', 'acknowledged'])
  })

  it('waits for a reservation that waits', async () => {
    const first = await reserve()
    await reserve()
    site.answerTo(first, () => answerOf(503, 503, {}, { 'retry-after': '7' }))
    expect(await flushed()).toMatchObject({ nextAtMs: site.device.nowMs + 7000 })
    expect(await site.states()).toEqual(['waiting', 'queued'])
  })

  it('asks for nothing before its first may go, whatever waits behind it', async () => {
    const first = await reserve()
    const second = await reserve()
    const laterBy = (seconds: string) => answerOf(503, 503, {}, { 'retry-after': seconds })
    site.device.answer = async ({ key }) => (key === second.id ? laterBy('1') : answerOf(409, 5))
    await flushed()
    await site.world.store.change(first.seq, { type: 'try-again' })
    site.answerTo(first, () => laterBy('60'))
    await flushed()
    site.device.nowMs += 2000
    expect(await flushed()).toMatchObject({ nextAtMs: site.device.nowMs + 58_000 })
    expect(sentKeys()).toEqual(keysOf(first, second, first))
  })

  it('is sent beside others, and what is added meanwhile goes in the same flush', async () => {
    const first = await add()
    let late: OutboxItem | null = null
    site.device.answer = async () => {
      late ??= await add({ lane: 'chat:listing:9' })
      return answerOf(200)
    }
    await flushed()
    expect(sentKeys()).toEqual(keysOf(first, late!))
  })
})

describe('an item', () => {
  it('that was being sent when its tab was closed is sent again under its key', async () => {
    const item = await add()
    await site.world.store.change(item.seq, { type: 'send' })
    await flushed()
    expect(sentKeys()).toEqual([item.id])
    expect(await site.states()).toEqual(['acknowledged'])
  })

  it('waits longer each time that it is not answered', async () => {
    const item = await add()
    site.device.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const waitMs of [1000, 2000, 4000]) {
      const { nextAtMs } = await flushed()
      expect(nextAtMs).toBe(site.device.nowMs + waitMs)
      expect(await flushed()).toEqual({ nextAtMs, needsYou: [] })
      site.device.nowMs = nextAtMs!
    }
    expect(sentKeys()).toEqual([item.id, item.id, item.id])
  })

  test.each([
    ['a day back', -86_400_000],
    ['a minute back', -60_000],
    ['a day forth', 86_400_000],
  ])('is not stranded by a clock that jumps %s', async (_way, jumpMs) => {
    const item = await add()
    site.answerTo(item, () => answerOf(429, 7, {}, { 'retry-after': '3600' }))
    await flushed()
    site.device.nowMs += jumpMs
    site.device.answer = async () => answerOf(200)
    await flushed()
    expect(await site.states()).toEqual(['acknowledged'])
  })

  it('lets the other lanes go on when the server wants it to wait', async () => {
    const first = await add()
    for (let lane = 8; lane < 16; lane += 1) await add({ lane: `chat:listing:${lane}` })
    site.answerTo(first, () => answerOf(429, 7, {}, { 'retry-after': '60' }))
    await flushed()
    expect(await site.states()).toEqual(['waiting', ...Array(8).fill('acknowledged')])
  })

  it('is looked for again when the first of those that wait may go', async () => {
    const later = await add()
    await add({ lane: 'chat:listing:8' })
    site.device.answer = async ({ key }) =>
      answerOf(503, 503, {}, { 'retry-after': key === later.id ? '60' : '7' })
    expect(await flushed()).toMatchObject({ nextAtMs: site.device.nowMs + 7000 })
  })

  it('stops the other lanes when there is no connection', async () => {
    for (let lane = 0; lane < 9; lane += 1) await add({ lane: `chat:listing:${lane}` })
    site.device.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await flushed()
    expect(site.sent.length).toBeLessThanOrEqual(4)
  })

  it('that arrives all the same, where another met no connection, has nothing sent behind it', async () => {
    const lost = await add()
    const arrived = await add({ lane: 'chat:listing:8' })
    await add({ lane: 'chat:listing:8' })
    const { store } = site.world
    const failure = closedGate()
    site.world.store = {
      ...store,
      changeAll: async (changes) => {
        const items = await store.changeAll(changes)
        if (changes.some(([seq]) => seq === lost.seq)) failure.open()
        return items
      },
    }
    site.device.answer = async ({ key }) => {
      if (key === lost.id) throw new TypeError('Failed to fetch')
      await failure.opened
      await store.items()
      return answerOf(200)
    }
    await flushed()
    expect(sentKeys()).toEqual(keysOf(lost, arrived))
    expect(await site.states()).toEqual(['waiting', 'acknowledged', 'queued'])
  })
})

it('keeps the lock until every lane has ended, also when the store fails in one', async () => {
  const broken = await add()
  const slow = await add({ lane: 'chat:listing:8' })
  const { store } = site.world
  let answerSlow: (answer: Response) => void = () => {}
  const slowAnswer = new Promise<Response>((resolve) => (answerSlow = resolve))
  site.device.answer = async ({ key }) => (key === slow.id ? slowAnswer : answerOf(200))
  const failure = closedGate()
  site.world.store = {
    ...store,
    changeAll: async (changes) => {
      if (!changes.some(([seq]) => seq === broken.seq)) return store.changeAll(changes)
      failure.open()
      throw new DOMException('No room.', 'QuotaExceededError')
    },
  }
  let isOver = false
  const end = flushed().finally(() => (isOver = true))
  const outcome = expect(end).rejects.toMatchObject({ name: 'QuotaExceededError' })
  await failure.opened
  await store.items()
  expect(isOver).toBe(false)
  answerSlow(answerOf(200))
  await outcome
  expect(await site.states()).toEqual(['sending', 'acknowledged'])
})
