import 'fake-indexeddb/auto'
import { createStore, get } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '#src/log.ts'
import {
  forgetKept,
  keptListings,
  noteForNow,
  noteKept,
  readKept,
  type KeptListing,
} from './kept-listings.ts'

const onDevice = createStore('staylend-kept-listings', 'kept-listings')
const stored = (id: number) => get<KeptListing>(String(id), onDevice)

test('is shown when the device has it, and gone when the device has let go of it', async () => {
  const happened: string[] = []
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
  ) {
    const begun = transaction.call(this, names, mode)
    if (mode === 'readwrite') begun.addEventListener('complete', () => happened.push('written'))
    return begun
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await readKept()
  onTestFinished(keptListings.subscribe(() => happened.push('shown')))
  await noteKept(1, { userId: 7 })
  await forgetKept((await readKept()).get(1)!)
  expect(happened).toEqual(['written', 'shown', 'written', 'shown'])
})

test('of changes that come at once none undoes another', async () => {
  await Promise.all([
    noteKept(2, { userId: 7 }),
    noteKept(2, { hasMap: true }),
    noteKept(3, { isGone: true }),
    noteKept(2, { refreshedAtMs: 5 }),
  ])
  const second = { userId: 7, hasMap: true, refreshedAtMs: 5 }
  expect(await stored(2)).toMatchObject(second)
  expect(keptListings.get()?.get(2)).toMatchObject(second)
  expect(keptListings.get()?.get(3)).toMatchObject({ isGone: true })
})

test('is not shown where the device has no room, but for what holds all the same', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await noteKept(4, { userId: 7 })).toBe(false)
  expect(keptListings.get()?.has(4)).toBe(false)
  await noteForNow(4, { userId: 7 })
  expect(keptListings.get()?.get(4)).toMatchObject({ userId: 7 })
  expect(await stored(4)).toBeUndefined()
})

test('what is saved again while it is let go of stays, and all that belongs to it is to be fetched', async () => {
  await noteKept(5, { refreshedAtMs: 3, leavesAtMs: 9 })
  const leaving = (await readKept()).get(5)!
  await noteKept(5, { leavesAtMs: null })
  await forgetKept(leaving)
  expect(await stored(5)).toMatchObject({ refreshedAtMs: null, leavesAtMs: null })
  const missing = (await readKept()).get(5)!
  await noteKept(5, { savedAtMs: missing.savedAtMs + 1, refreshedAtMs: 4 })
  await forgetKept(missing)
  expect(await stored(5)).toMatchObject({ refreshedAtMs: null })
  await forgetKept((await readKept()).get(5)!)
  expect(await stored(5)).toBeUndefined()
})

test('what cannot be read is not taken for nothing, and is read once it can', async () => {
  await noteKept(6, { userId: 7 })
  vi.resetModules()
  const { readKept: readAgain, readKeptSurely } = await import('./kept-listings.ts')
  const { log: ownLog } = await import('#src/log.ts')
  vi.spyOn(ownLog, 'warn').mockReturnValue()
  const unreadable = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('A bad disk.', 'UnknownError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await readKeptSurely()).toBeNull()
  expect(await readAgain()).toEqual(new Map())
  unreadable.mockRestore()
  expect((await readKeptSurely())?.get(6)).toMatchObject({ userId: 7 })
})
