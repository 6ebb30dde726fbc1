import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { createStore, set, update } from 'idb-keyval'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { queriesOnDeviceAtMost } from '#contract/limits.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient, readAgain } from '#src/api/query-client.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { keepAnswers } from './keep-answers.ts'
import { forgetListings, listingsOnDevice } from './listing-store.ts'
import {
  editQuery,
  forgetPublicQueries,
  hasKeptAnswer,
  keepQuery,
  refreshQuery,
  removeOldQueries,
  removeOthersQueries,
  writeQuery,
} from './query-store.ts'
import { NotOnDeviceError } from './storage-health.ts'

keepAnswers(queryClient)

const logIn = (id: number | null) =>
  queryClient.setQueryData(sessionKey, id === null ? null : { id })

/** What a page that is opened anew finds. */
async function readAnew<Data>(queryKey: readonly unknown[], ask: () => Promise<Data>) {
  queryClient.removeQueries({ queryKey })
  return queryClient.fetchQuery({ queryKey, queryFn: ask, retry: false })
}
const unreachable = () => Promise.reject(new Error('no connection'))

/** Until what is written behind the answer is there. */
const isKept = (queryKey: readonly unknown[]) =>
  vi.waitFor(() => readAnew(queryKey, unreachable), 15_000)

beforeEach(async () => {
  queryClient.clear()
  logIn(null)
  await forgetPublicQueries(() => false)
  await removeOthersQueries(null)
  await forgetListings(new Set())
})

it('answers with what was read before when the server cannot be reached', async () => {
  await readAnew(['cities'], async () => [{ city: 'Pattaya', count: 3 }])
  expect(await isKept(['cities'])).toEqual([{ city: 'Pattaya', count: 3 }])
})

it('keeps a listing once, however many answers have it', async () => {
  const listing = listingExample({ id: 7, title: 'Old title' })
  await readAnew(['search', 'here'], async () => ({ listings: [listing], total: 1 }))
  await isKept(['search', 'here'])
  await readAnew(['listing', 7], async () => ({ ...listing, title: 'New title' }))
  await isKept(['listing', 7])
  const { listings } = await readAnew<{ listings: Listing[] }>(['search', 'here'], unreachable)
  expect(listings[0]?.title).toBe('New title')
  expect((await listingsOnDevice()).size).toBe(1)
})

it('leaves the private notes of an owner out of what everyone reads', async () => {
  await readAnew(['listing', 7], async () =>
    listingExample({ id: 7, privateNotes: 'Key below the mat' }),
  )
  expect(await isKept(['listing', 7])).toMatchObject({ privateNotes: null })
})

it('asks the server behind a copy that is old, and shows when it was read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-10T08:00:00Z')
  await readAnew(['cities'], async () => 'old')
  await isKept(['cities'])
  vi.setSystemTime('2026-11-10T11:00:00Z')
  queryClient.removeQueries({ queryKey: ['cities'] })
  const seen: unknown[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['cities'],
    queryFn: async () => 'new',
  })
  const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
    if (data) seen.push([data, new Date(dataUpdatedAt).toISOString().slice(0, 16)])
  })
  await expect.poll(() => seen.at(-1)).toEqual(['new', '2026-11-10T11:00'])
  expect(seen).toContainEqual(['old', '2026-11-10T08:00'])
  stop()
  vi.useRealTimers()
})

it('asks anew what is always asked anew, also on a page that was opened within a second', async () => {
  await readAnew(['listing', 7], async () => 'before')
  await isKept(['listing', 7])
  queryClient.removeQueries({ queryKey: ['listing', 7] })
  // As a page that waits for it asks, whose query is stale at once.
  const observer = new QueryObserver(queryClient, {
    queryKey: ['listing', 7],
    queryFn: async () => 'after',
    staleTime: 1000,
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})

it('asks anew what a clock has dated that was ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  await readAnew(['listing', 9], async () => 'before')
  await isKept(['listing', 9])
  vi.useRealTimers()
  queryClient.removeQueries({ queryKey: ['listing', 9] })
  const observer = new QueryObserver(queryClient, {
    queryKey: ['listing', 9],
    queryFn: async () => 'after',
    staleTime: 300_000,
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})

it('asks anew what a write has made stale, on the next page too', async () => {
  logIn(1)
  await readAnew(['own-listings'], async () => 'before')
  await isKept(['own-listings'])
  await queryClient.invalidateQueries({ queryKey: ['own-listings'] })
  await vi.waitFor(async () => {
    // As a page asks that is opened anew.
    queryClient.removeQueries({ queryKey: ['own-listings'] })
    const observer = new QueryObserver(queryClient, {
      queryKey: ['own-listings'],
      queryFn: async () => 'after',
      staleTime: 300_000,
    })
    const stop = observer.subscribe(() => undefined)
    try {
      const data = () => observer.getCurrentResult().data
      await expect.poll(data, { timeout: 1000 }).toBe('after')
    } finally {
      stop()
    }
  }, 15_000)
})

it('asks anew what a write has made stale while only the disk had it, on the next page too', async () => {
  vi.stubGlobal('localStorage', storageIn(new Map()))
  onTestFinished(() => void vi.unstubAllGlobals())
  logIn(1)
  await readAnew(['own-listings'], async () => 'before')
  await isKept(['own-listings'])
  queryClient.removeQueries({ queryKey: ['own-listings'] })
  await readAgain(['own-listings'])
  vi.resetModules()
  const { queryClient: nextClient } = await import('#src/api/query-client.ts')
  const { keepAnswers: keepNext } = await import('./keep-answers.ts')
  keepNext(nextClient)
  nextClient.setQueryData(sessionKey, { id: 1 })
  const observer = new QueryObserver(nextClient, {
    queryKey: ['own-listings'],
    queryFn: async () => 'after',
    staleTime: 300_000,
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})

it('keeps an answer that was good when the server fails later', async () => {
  await readAnew(['cities'], async () => 'good')
  await isKept(['cities'])
  await queryClient
    .fetchQuery({ queryKey: ['cities'], queryFn: unreachable, staleTime: 0, retry: false })
    .catch(() => undefined)
  expect(await readAnew(['cities'], unreachable)).toBe('good')
})

it('shows nobody what another user has read', async () => {
  logIn(1)
  await readAnew(['chats', 'inbox'], async () => 'of user 1')
  await isKept(['chats', 'inbox'])
  logIn(2)
  await expect(readAnew(['chats', 'inbox'], unreachable)).rejects.toThrow('no connection')
  logIn(1)
  expect(await readAnew(['chats', 'inbox'], unreachable)).toBe('of user 1')
})

it('removes what others have read when somebody else logs in, and nothing that is public', async () => {
  logIn(1)
  await readAnew(['chats', 'inbox'], async () => 'of user 1')
  await readAnew(['cities'], async () => 'of everyone')
  await isKept(['chats', 'inbox'])
  await isKept(['cities'])
  await removeOthersQueries(2)
  await expect(readAnew(['chats', 'inbox'], unreachable)).rejects.toThrow('no connection')
  expect(await readAnew(['cities'], unreachable)).toBe('of everyone')
})

it('leaves to who logs in what is theirs, and nothing of whose number begins like theirs', async () => {
  for (const id of [1, 12]) {
    logIn(id)
    await writeQuery(['chats', 'inbox'], `of user ${id}`)
  }
  await removeOthersQueries(1)
  await expect(readAnew(['chats', 'inbox'], unreachable)).rejects.toThrow('no connection')
  logIn(1)
  expect(await readAnew(['chats', 'inbox'], unreachable)).toBe('of user 1')
})

it('keeps nothing private of somebody who is not logged in', async () => {
  await readAnew(['reservations', 'own'], async () => 'private')
  await readAnew(['cities'], async () => 'of everyone')
  await isKept(['cities'])
  await expect(readAnew(['reservations', 'own'], unreachable)).rejects.toThrow('no connection')
})

it('writes what a page has changed by itself', async () => {
  await writeQuery(['cities'], 'changed')
  expect(await isKept(['cities'])).toBe('changed')
})

it('removes the oldest answers where there are too many, but not what belongs to a user or to something kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(500)
  logIn(1)
  await writeQuery(['chats', 'inbox'], 'of user 1')
  for (let id = 0; id < queriesOnDeviceAtMost + 2; id++) {
    vi.setSystemTime(1000 + id)
    await writeQuery(['booked', id], [])
  }
  vi.useRealTimers()
  await removeOldQueries(([, id]) => id === 0)
  expect(await readAnew(['chats', 'inbox'], unreachable)).toBe('of user 1')
  expect(await readAnew(['booked', 0], unreachable)).toEqual([])
  await expect(readAnew(['booked', 1], unreachable)).rejects.toThrow('no connection')
})

it('spares what belongs to something kept, and texts, when what anyone may read is forgotten', async () => {
  await writeQuery(['translation', '/de-DE.js'], 'texts')
  for (const id of [1, 2]) await writeQuery(['booked', id], [])
  await forgetPublicQueries(([, id]) => id === 1)
  expect(await readAnew(['translation', '/de-DE.js'], unreachable)).toBe('texts')
  expect(await readAnew(['booked', 1], unreachable)).toEqual([])
  await expect(readAnew(['booked', 2], unreachable)).rejects.toThrow('no connection')
})

it('asks the server anew for what is kept, and keeps its answer', async () => {
  await readAnew(['cities'], async () => 'old')
  await isKept(['cities'])
  const query = { queryKey: ['cities'], queryFn: async () => 'new' }
  expect(await refreshQuery(query)).toBe('new')
  expect(await readAnew(['cities'], unreachable)).toBe('new')
  await expect(refreshQuery({ ...query, queryFn: unreachable })).rejects.toThrow('no connection')
  expect(await readAnew(['cities'], unreachable)).toBe('new')
})

it('answers without room as well, but says of what is to stay that it does not', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const query = { queryKey: ['cities'], queryFn: async () => 'new' }
  expect(await readAnew(['cities'], query.queryFn)).toBe('new')
  expect(await refreshQuery(query)).toBe('new')
  await writeQuery(['cities'], 'changed')
  await expect(keepQuery(query)).rejects.toThrow(NotOnDeviceError)
})

it('drops a record that cannot be read, alone, and asks anew', async () => {
  await readAnew(['cities'], async () => 'good')
  await readAnew(['listing', 7], async () => listingExample({ id: 7 }))
  await isKept(['listing', 7])
  await isKept(['cities'])
  const listings = createStore('staylend-listings', 'listings')
  await set('7', { listing: { id: 7 }, seenAtMs: 1 }, listings)
  const asked = vi.fn(async () => listingExample({ id: 7, title: 'Fetched again' }))
  expect(await readAnew(['listing', 7], asked)).toMatchObject({ title: 'Fetched again' })
  expect(asked).toHaveBeenCalledOnce()
  expect(await readAnew(['cities'], unreachable)).toBe('good')
})

it('drops what a version with another shape has kept', async () => {
  await readAnew(['cities'], async () => 'old shape')
  await isKept(['cities'])
  const queries = createStore('staylend-queries', 'queries')
  await update('anyone/["cities"]', (query) => ({ ...query, buster: '0.0.1' }), queries)
  expect(await hasKeptAnswer(['cities'])).toBe(false)
  await expect(readAnew(['cities'], unreachable)).rejects.toThrow('no connection')
})

it('leaves an answer as old as it is where a part of it is edited', async () => {
  logIn(1)
  queryClient.setQueryData(['chats', 7], { unread: 2 }, { updatedAt: 5 })
  await editQuery<{ unread: number }>(['chats', 7], (known) => ({ ...known, unread: 0 }))
  const { data, dataUpdatedAt } = queryClient.getQueryState(['chats', 7]) ?? {}
  expect([data, dataUpdatedAt]).toEqual([{ unread: 0 }, 5])
  expect(await isKept(['chats', 7])).toEqual({ unread: 0 })
})
