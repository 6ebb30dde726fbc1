import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptItem, newItem } from '#tests/fixtures/outbox-item.ts'
import { schemaVersion, type OutboxItem } from './item.ts'
import { openStore, type OutboxStore } from './store.ts'

let name: string
let store: OutboxStore
let nowMs: number
beforeEach(() => {
  name = `outbox-${randomUUID()}`
  nowMs = 1000
  store = openStore({ nowMs: () => nowMs, name })
})
afterEach(() => {
  vi.restoreAllMocks()
  store.close()
})

/** What is in the database, whoever can read it. */
async function stored(table: string): Promise<unknown[]> {
  const db = await openDB(name, 1)
  const all = await db.getAll(table)
  db.close()
  return all
}

async function plant(record: object): Promise<void> {
  await store.items()
  const db = await openDB(name, 1)
  await db.put('items', record)
  db.close()
}

const opened: IDBDatabase[] = []
/** From now on `opened` has the connections that are used. */
function watchConnections() {
  opened.length = 0
  const transaction = IDBDatabase.prototype.transaction
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    opened.push(this)
    return transaction.apply(this, args)
  })
}

describe('a store', () => {
  it('keeps an item as new, and another connection reads it', async () => {
    const item = newItem()
    const kept = await store.add(item)
    expect(kept).toMatchObject({ ...item, state: 'queued', attempts: 0, createdAtMs: 1000 })
    const other = openStore({ nowMs: () => nowMs, name })
    expect(await other.items()).toEqual([kept])
    other.close()
  })

  it('asks for what a person did to be on the disk, and for no step of the sending', async () => {
    const watched = watchConnections()
    const { seq } = await store.add(newItem())
    await store.change(seq, { type: 'send' })
    await store.change(seq, { type: 'refuse', fault: { message: '', code: 4, resObj: null } })
    await store.change(seq, { type: 'try-again' })
    await store.discard(seq)
    await plant({ ...keptItem(), state: 'lost' })
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
      nowMs = at
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
    const watched = watchConnections()
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
    const late = { type: 'delay', waitsFor: 'connection', notBeforeMs: 0, fault } as const
    expect(await store.change(left.seq, late)).toBeNull()
    expect(await store.items()).toMatchObject([{ seq: arrived.seq }])
  })

  it('remembers the last hundred steps', async () => {
    const { seq } = await store.add(newItem())
    for (let round = 0; round < 60; round += 1) {
      nowMs += 1
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

describe('a store that cannot', () => {
  const full = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }

  it('keep an item says so, and has nothing of it', async () => {
    await store.items()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    await expect(store.add(newItem())).rejects.toMatchObject({ name: 'QuotaExceededError' })
    vi.restoreAllMocks()
    expect(await stored('items')).toEqual([])
  })

  it('keep an item keeps it once there is room', async () => {
    await store.items()
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    const roomy = openStore({
      nowMs: () => nowMs,
      name,
      withRoom: (write) => write().catch(() => (add.mockRestore(), write())),
    })
    expect(await roomy.add(newItem())).toMatchObject({ state: 'queued' })
    expect(await stored('items')).toHaveLength(1)
    roomy.close()
  })

  it('note that it keeps an item does not keep it', async () => {
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      return this.name === 'transitions' ? full() : add.apply(this, args)
    })
    await expect(store.add(newItem())).rejects.toMatchObject({ name: 'QuotaExceededError' })
    vi.restoreAllMocks()
    expect(await stored('items')).toEqual([])
    expect(await store.add(newItem())).toMatchObject({ state: 'queued' })
  })

  it('write what a request asked for leaves no rejection that nobody hears', async () => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    const { seq } = await store.add(newItem())
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      return this.add({ seq })
    })
    await expect(store.change(seq, { type: 'send' })).rejects.toMatchObject({
      name: 'ConstraintError',
    })
    await store.items()
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
    expect(await store.items()).toMatchObject([{ state: 'queued' }])
  })

  it('clone an item says so, and goes on', async () => {
    const request = { ...newItem().request, body: { now: () => 5 } }
    await expect(store.add(newItem({ request }))).rejects.toMatchObject({ name: 'DataCloneError' })
    await store.add(newItem())
    expect(await store.items()).toHaveLength(1)
  })
})

describe('a connection that was closed under its store', () => {
  it('is opened anew', async () => {
    watchConnections()
    await store.add(newItem())
    opened[0]!.close()
    await store.add(newItem())
    expect(await store.items()).toHaveLength(2)
  })

  it('is opened anew once for all that needed it', async () => {
    watchConnections()
    await store.items()
    opened[0]!.close()
    const open = vi.spyOn(indexedDB, 'open')
    await Promise.all([store.add(newItem()), store.add(newItem()), store.items()])
    expect(open).toHaveBeenCalledTimes(1)
    expect(await store.items()).toHaveLength(2)
  })

  it('is opened anew when the browser has cut it off', async () => {
    await store.add(newItem())
    const transaction = IDBDatabase.prototype.transaction
    opened.length = 0
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      opened.push(this)
      if (this === opened[0]) throw new DOMException('Connection lost', 'UnknownError')
      return transaction.apply(this, args)
    })
    await store.add(newItem())
    expect(await store.items()).toHaveLength(2)
  })

  it('is opened anew after its own close', async () => {
    await store.add(newItem())
    store.close()
    expect(await store.items()).toHaveLength(1)
  })
})

describe('a database that does not open', () => {
  it('is given up, and tried again the next time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = { addEventListener: () => undefined }
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() =>
      Object.assign(Object.create(IDBOpenDBRequest.prototype), silent),
    )
    const answer = expect(store.items()).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(5000)
    await answer
    vi.useRealTimers()
    expect(await store.items()).toEqual([])
  })
})

describe('a record that cannot be read', () => {
  it('is put aside, and the others are not harmed', async () => {
    const kept = await store.add(newItem())
    const broken = { ...keptItem({ seq: 50 }), request: 'gone' }
    await plant(broken)
    const last = await store.add(newItem())
    expect(await store.items()).toEqual([kept, last])
    expect(await stored('broken')).toEqual([broken])
    expect(await stored('items')).toEqual([kept, last])
  })

  it('because it is of a newer version is left as it is', async () => {
    const newer = { ...keptItem({ seq: 50 }), schemaVersion: schemaVersion + 1, extra: 'new' }
    await plant(newer)
    expect(await store.items()).toEqual([])
    expect(await store.change(50, { type: 'send' })).toBeNull()
    expect(await store.discard(50)).toBe(false)
    expect(await stored('items')).toEqual([newer as OutboxItem])
    expect(await stored('broken')).toEqual([])
  })
})
