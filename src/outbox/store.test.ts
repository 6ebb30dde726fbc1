import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNewStore } from '#tests/fixtures/new-store.ts'
import { keptItem, newItem } from '#tests/fixtures/outbox-item.ts'
import { openStore, type OutboxStore } from './store.ts'

let world: ReturnType<typeof openNewStore>
let store: OutboxStore
beforeEach(() => {
  world = openNewStore()
  ;({ store } = world)
})
afterEach(() => {
  vi.restoreAllMocks()
  store.close()
})

describe('a store', () => {
  it('keeps an item as new, and another connection reads it', async () => {
    const item = newItem()
    const kept = await store.add(item)
    expect(kept).toMatchObject({ ...item, state: 'queued', attempts: 0, createdAtMs: 1000 })
    const other = openStore(world.parts)
    expect(await other.items()).toEqual([kept])
    other.close()
  })

  it('asks for what a person did to be on the disk, and for no step of the sending', async () => {
    const watched = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const { seq } = await store.add(newItem())
    await store.change(seq, { type: 'send' })
    await store.change(seq, { type: 'refuse', fault: { message: '', code: 4, resObj: null } })
    await store.change(seq, { type: 'try-again' })
    await store.discard(seq)
    await world.plant({ ...keptItem(), state: 'lost' })
    await store.items()
    const writes = watched.mock.calls.filter(([, mode]) => mode === 'readwrite')
    const own = writes.filter(([names]) => Array.isArray(names))
    const strict = { durability: 'strict' }
    expect(own.map(([, , options]) => options)).toEqual([
      strict,
      {},
      strict,
      strict,
      strict,
      strict,
    ])
  })

  it('has the order in which items were added, whatever the clock says', async () => {
    for (const at of [5000, 1000, 3000]) {
      world.clock.nowMs = at
      await store.add(newItem())
    }
    const items = await store.items()
    expect(items.map(({ createdAtMs }) => createdAtMs)).toEqual([5000, 1000, 3000])
    expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  it('never gives the place of one that is gone to another', async () => {
    const { seq } = await store.add(newItem())
    expect(await store.discard(seq)).toBe(true)
    expect((await store.add(newItem())).seq).toBeGreaterThan(seq)
  })

  it('changes several items in one write, each as if it were alone', async () => {
    const [first, second] = [await store.add(newItem()), await store.add(newItem())]
    await store.change(first.seq, { type: 'send' })
    const watched = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const changed = await store.changeAll([
      [first.seq, { type: 'acknowledge', answer: 1 }],
      [99, { type: 'send' }],
      [second.seq, { type: 'send' }],
    ])
    expect(watched).toHaveBeenCalledTimes(1)
    expect(changed).toMatchObject([{ state: 'acknowledged' }, null, { state: 'sending' }])
    expect(await store.items()).toEqual([changed[0], changed[2]])
  })

  it('changes nothing by an event that means nothing to the item', async () => {
    const kept = await store.add(newItem())
    expect(await store.change(kept.seq, { type: 'orphan' })).toBeNull()
    expect(await store.change(99, { type: 'send' })).toBeNull()
    expect(await store.items()).toEqual([kept])
  })

  it('throws nothing away that is on its way, and forgets only what has arrived', async () => {
    const { seq } = await store.add(newItem())
    await store.change(seq, { type: 'send' })
    expect(await store.discard(seq)).toBe(false)
    await store.forget([seq])
    expect(await store.items()).toHaveLength(1)
    await store.change(seq, { type: 'acknowledge', answer: null })
    expect(await store.discard(seq)).toBe(false)
    await store.forget([seq])
    expect(await store.items()).toEqual([])
  })

  it('does not try again what was left behind on its way, and keeps what has arrived', async () => {
    const [left, arrived] = [await store.add(newItem()), await store.add(newItem())]
    for (const { seq } of [left, arrived]) await store.change(seq, { type: 'send' })
    await store.change(arrived.seq, { type: 'acknowledge', answer: null })
    expect(await store.abandon(left.seq)).toBe(true)
    expect(await store.abandon(arrived.seq)).toBe(false)
    const fault = { message: '', code: null, resObj: null }
    const late = {
      type: 'delay',
      waitsFor: 'connection',
      waitsSinceMs: 0,
      notBeforeMs: 0,
      fault,
    } as const
    expect(await store.change(left.seq, late)).toBeNull()
    expect(await store.items()).toMatchObject([{ seq: arrived.seq }])
  })

  it('remembers the last hundred steps', async () => {
    const { seq } = await store.add(newItem())
    for (let round = 0; round < 60; round += 1) {
      world.clock.nowMs += 1
      await store.change(seq, { type: 'send' })
      await store.change(seq, { type: 'orphan' })
    }
    const notes = await store.transitions()
    expect(notes).toHaveLength(100)
    const last = { at: 1060, seq, kind: 'renter-message', event: 'orphan' }
    expect(notes.at(-1)).toEqual({ ...last, from: 'sending', to: 'queued' })
    expect(notes[0]).toMatchObject({ at: 1011, event: 'send' })
  })
})

describe('what is replaced', () => {
  const laneOf = async () => (await store.items()).map(({ request }) => request.path)
  const say = (path: string, isReplaced = () => true) =>
    store.add(newItem({ request: { method: 'POST', path, body: null } }), isReplaced)

  it('is gone with the write that replaces it, of its lane and user alone', async () => {
    await store.add(newItem({ lane: 'chat:listing:8' }))
    await store.add(newItem({ userId: 2 }))
    await say('/first')
    await say('/second')
    expect(await laneOf()).toEqual(['/api/chat/clientmsg', '/api/chat/clientmsg', '/second'])
  })

  it('is not what says something else', async () => {
    await say('/first')
    await say('/second', () => false)
    expect(await laneOf()).toEqual(['/first', '/second'])
  })

  it('stays when the server may have it', async () => {
    const { seq } = await say('/first')
    await store.change(seq, { type: 'send' })
    await store.change(seq, { type: 'orphan' })
    await say('/second')
    expect(await laneOf()).toEqual(['/first', '/second'])
  })

  it('stays when what replaces it cannot be kept', async () => {
    await say('/first')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    await expect(say('/second')).rejects.toThrow('No room.')
    expect(await laneOf()).toEqual(['/first'])
  })
})
