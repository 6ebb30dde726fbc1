import 'fake-indexeddb/auto'
import { promisifyRequest } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '#src/log.ts'
import { putAsideWhileWriting } from '#tests/fixtures/put-page-aside.ts'
import { deviceStore } from './device-store.ts'
import { storageHealth } from './storage-health.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
const hearWarnings = () => vi.spyOn(log, 'warn').mockReturnValue()

it('keeps what it is given', async () => {
  const store = deviceStore<string>('test-keeps')
  await store.setMany([
    ['a', 'one'],
    ['b', 'two'],
  ])
  expect(await store.getMany(['b', 'c', 'a'])).toEqual(['two', undefined, 'one'])
  expect(await store.count()).toBe(2)
  await store.removeMany(['a'])
  expect(await store.entries()).toEqual([['b', 'two']])
  expect(storageHealth.get()).toBe('working')
})

it('changes what is there in one go, and nothing that is not there', async () => {
  const store = deviceStore<string>('test-edits')
  await store.setMany([['a', '']])
  await Promise.all(['one ', 'two'].map((word) => store.edit('a', (before) => before + word)))
  await store.edit('b', () => 'new')
  expect(await store.entries()).toEqual([['a', 'one two']])
})

it('is opened once when it was opened ahead, and a failure then is the next one’s to tell', async () => {
  const warn = hearWarnings()
  const open = vi.spyOn(indexedDB, 'open')
  const store = deviceStore<string>('test-ahead')
  await store.open()
  expect(await store.get('a')).toBeUndefined()
  expect(open).toHaveBeenCalledTimes(1)

  open.mockImplementation(() => {
    throw new DOMException('Not in a private window.', 'SecurityError')
  })
  const forbidden = deviceStore<string>('test-forbidden')
  await forbidden.open()
  expect(warn).not.toHaveBeenCalled()
  await forbidden.get('a')
  expect(storageHealth.get()).toBe('unavailable')
})

it('goes on without what a browser does not let it open, and says so', async () => {
  const warn = hearWarnings()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not in a private window.', 'SecurityError')
  })
  const store = deviceStore<string>('test-private')
  await store.setMany([['a', 'one']])
  expect(await store.get('a')).toBeUndefined()
  expect(await store.entries()).toBeNull()
  expect(await store.count()).toBeNull()
  expect(storageHealth.get()).toBe('unavailable')
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('test-private'),
    expect.any(DOMException),
  )
})

it('does not wait for a database that never opens', async () => {
  hearWarnings()
  vi.useFakeTimers()
  vi.spyOn(indexedDB, 'open').mockImplementation(
    () => new EventTarget() as unknown as IDBOpenDBRequest,
  )
  const answer = deviceStore<string>('test-hangs').get('a')
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toBeUndefined()
  vi.useRealTimers()
})

/** Nothing, and not before. */
async function answersAfter(read: Promise<unknown>, ms: number): Promise<void> {
  const answered = vi.fn()
  void read.then(answered)
  await vi.advanceTimersByTimeAsync(ms - 100)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(answered).toHaveBeenCalledWith(undefined)
}

it('waits only shortly for one that has been silent, until it speaks', async () => {
  hearWarnings()
  await deviceStore<string>('test-silent').setMany([['a', 'one']])
  const database = await promisifyRequest(indexedDB.open('staylend-test-silent'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opening = new EventTarget() as Writable<IDBOpenDBRequest>
  vi.spyOn(indexedDB, 'open').mockReturnValue(opening)
  const store = deviceStore<string>('test-silent')
  await answersAfter(store.get('a'), 3000)
  await answersAfter(store.get('a'), 200)

  opening.result = database
  opening.onsuccess?.(new Event('success'))
  expect(await store.get('a')).toBe('one')
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(new EventTarget() as IDBRequest)
  await answersAfter(store.get('a'), 3000)
  vi.useRealTimers()
})

it('says that the device is full, and works again when it is not', async () => {
  hearWarnings()
  const store = deviceStore<string>('test-full')
  await store.setMany([['a', 'one']])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  expect(await store.setMany([['b', 'two']])).toBe(false)
  expect(storageHealth.get()).toBe('full')
  put.mockRestore()
  expect(await store.setMany([['b', 'two']])).toBe(true)
  expect(storageHealth.get()).toBe('working')
  expect(await store.get('b')).toBe('two')
})

it('tries again what the browser counts a moment later', async () => {
  hearWarnings()
  const store = deviceStore<string>('test-counted-late')
  await store.setMany([['a', 'one']])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  for (let failures = 0; failures < 4; failures += 1) {
    put.mockImplementationOnce(() => {
      throw new DOMException('No room yet.', 'QuotaExceededError')
    })
  }
  expect(await store.setMany([['b', 'two']])).toBe(true)
  expect(storageHealth.get()).toBe('working')
  expect(await store.get('b')).toBe('two')
  put.mockRestore()
})

it('is full until something is written: what is read and removed says nothing of room', async () => {
  hearWarnings()
  const store = deviceStore<string>('test-still-full')
  await store.setMany([['a', 'one']])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  await store.tryOut()
  expect(await store.get('a')).toBe('one')
  await store.removeMany([])
  expect(storageHealth.get()).toBe('full')
  put.mockRestore()
  await store.tryOut()
  expect(storageHealth.get()).toBe('working')
  expect(await store.entries()).toEqual([['a', 'one']])
})

it.each([
  ['was closed under it', 'InvalidStateError'],
  ['the browser has cut off', 'UnknownError'],
])('opens a connection anew that %s', async (_how, name) => {
  hearWarnings()
  const store = deviceStore<string>(`test-lost-${name}`)
  await store.setMany([['a', 'one']])
  const transaction = IDBDatabase.prototype.transaction
  const used: IDBDatabase[] = []
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    used.push(this)
    if (this === used[0]) throw new DOMException('Connection to Indexed Database server lost', name)
    return transaction.apply(this, args)
  })
  expect(await store.get('a')).toBe('one')
  await store.setMany([['b', 'two']])
  expect(await store.get('b')).toBe('two')
  expect(storageHealth.get()).toBe('working')
})

it('writes again what was broken off while its page was put aside', async () => {
  const store = deviceStore<string>('test-aside')
  putAsideWhileWriting('put')
  expect(await store.setMany([['a', 'one']])).toBe(true)
  expect(await store.get('a')).toBe('one')
  expect(storageHealth.get()).toBe('working')
})
