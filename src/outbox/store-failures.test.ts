import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNewStore } from '#tests/fixtures/new-store.ts'
import { putAsideWhileWriting } from '#tests/fixtures/put-page-aside.ts'
import { keptItem, newItem } from '#tests/fixtures/outbox-item.ts'
import { schemaVersion, type OutboxItem } from './item.ts'
import { openStore, type OutboxStore } from './store.ts'

let world: ReturnType<typeof openNewStore>
let store: OutboxStore
beforeEach(() => {
  world = openNewStore()
  ;({ store } = world)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  store.close()
})

describe('a store that cannot', () => {
  const full = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
  const fillNotes = () => {
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      return this.name === 'transitions' ? full() : add.apply(this, args)
    })
  }

  it('keep an item says so, and has nothing of it', async () => {
    await store.items()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    await expect(store.add(newItem())).rejects.toMatchObject({ name: 'QuotaExceededError' })
    vi.restoreAllMocks()
    expect(await world.stored('items')).toEqual([])
  })

  it('keep an item keeps it once there is room', async () => {
    await store.items()
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    const roomy = openStore({
      ...world.parts,
      withRoom: (write) => write().catch(() => (add.mockRestore(), write())),
    })
    expect(await roomy.add(newItem())).toMatchObject({ state: 'queued' })
    expect(await world.stored('items')).toHaveLength(1)
    roomy.close()
  })

  it('note that it keeps an item does not keep it', async () => {
    fillNotes()
    await expect(store.add(newItem())).rejects.toMatchObject({ name: 'QuotaExceededError' })
    vi.restoreAllMocks()
    expect(await world.stored('items')).toEqual([])
    expect(await store.add(newItem())).toMatchObject({ state: 'queued' })
  })

  it('note what goes removes it all the same', async () => {
    const kept = [
      await store.add(newItem()),
      await store.add(newItem()),
      await store.add(newItem()),
    ]
    const [discarded, abandoned, arrived] = kept.map(({ seq }) => seq) as [number, number, number]
    await store.change(arrived, { type: 'send' })
    await store.change(arrived, { type: 'acknowledge', answer: null })
    fillNotes()
    expect(await store.discard(discarded)).toBe(true)
    expect(await store.abandon(abandoned)).toBe(true)
    await store.forget([arrived])
    expect(await world.stored('items')).toEqual([])
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
    const watched = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await store.add(newItem())
    const [connection] = watched.mock.contexts as IDBDatabase[]
    connection!.close()
    await store.add(newItem())
    expect(await store.items()).toHaveLength(2)
  })

  it('is opened anew once for all that needed it', async () => {
    const watched = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await store.items()
    const [connection] = watched.mock.contexts as IDBDatabase[]
    connection!.close()
    const open = vi.spyOn(indexedDB, 'open')
    await Promise.all([store.add(newItem()), store.add(newItem()), store.items()])
    expect(open).toHaveBeenCalledTimes(1)
    expect(await store.items()).toHaveLength(2)
  })

  it('is opened anew when the browser has cut it off', async () => {
    await store.add(newItem())
    const transaction = IDBDatabase.prototype.transaction
    const opened: IDBDatabase[] = []
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

  it('is written to again when its page was put aside meanwhile, and keeps no one waiting', async () => {
    putAsideWhileWriting('add')
    const other = openStore(world.parts)
    await store.add(newItem())
    expect(await other.items()).toHaveLength(1)
    other.close()
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
    await world.plant(broken)
    const last = await store.add(newItem())
    expect(await store.items()).toEqual([kept, last])
    expect(await world.stored('broken')).toEqual([broken])
    expect(await world.stored('items')).toEqual([kept, last])
  })

  it('because it is of a newer version is left as it is', async () => {
    const newer = { ...keptItem({ seq: 50 }), schemaVersion: schemaVersion + 1, extra: 'new' }
    await world.plant(newer)
    expect(await store.items()).toEqual([])
    expect(await store.change(50, { type: 'send' })).toBeNull()
    expect(await store.discard(50)).toBe(false)
    expect(await world.stored('items')).toEqual([newer as OutboxItem])
    expect(await world.stored('broken')).toEqual([])
  })
})
