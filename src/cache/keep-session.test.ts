import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { keepSession } from './keep-session.ts'
import { keptSince } from './kept-since.ts'
// It comes late, and would still be on its way when the tests are over.
import { countQueries, writeQuery } from './query-store.ts'

const user = {
  id: 7,
  firstName: 'Kim',
  memberSince: new Date('2026-01-02T03:04:05.006Z'),
  updatedOn: new Date('2026-02-03T04:05:06Z'),
}

const stored = new Map<string, string>()
const heard = new Map<string, (event: object) => void>()
const hearStorage = (event: { key: string }) => heard.get('storage')?.(event)

beforeEach(() => {
  stored.clear()
  queryClient.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    heard.set(type, listener)
  })
})
afterEach(() => vi.unstubAllGlobals())

const session = () => queryClient.getQueryState(sessionKey)

/** What a page has kept, in the hands of one that begins. */
function openAgain(): void {
  queryClient.removeQueries({ queryKey: sessionKey })
  keepSession(queryClient)
}

test('who was logged in is known to the next page, which asks anew', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user, { updatedAt: 5 })
  openAgain()
  expect(session()).toMatchObject({ data: user, dataUpdatedAt: 5, isInvalidated: true })
})

test('that nobody was logged in is known as well', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, null)
  openAgain()
  expect(session()).toMatchObject({ data: null, isInvalidated: true })
})

test('of what has another shape nothing is known', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  stored.set('boot', (stored.get('boot') ?? '').replace(keptSince, '0.1.6'))
  openAgain()
  expect(session()).toBeUndefined()
})

/** As another page has kept it. */
function hearKept(value: unknown): void {
  stored.set('boot', JSON.stringify({ version: keptSince, value }))
  hearStorage({ key: 'boot' })
}

test('a page that hears that somebody else is logged in asks the server', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  hearKept({ user: { id: 7 }, updatedAt: 5 })
  expect(session()?.isInvalidated).toBe(false)
  hearKept({ user: { id: 8 }, updatedAt: 6 })
  expect(session()?.isInvalidated).toBe(true)
})

test('pages of two shapes do not ask because of each other', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  stored.set('boot', JSON.stringify({ version: '0.1.6', value: { user: { id: 8 }, updatedAt: 6 } }))
  hearStorage({ key: 'boot' })
  expect(session()?.isInvalidated).toBe(false)
})

test('where there is no room any more nothing is known, and not who was logged in before', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, null)
  const full = {
    ...storageIn(stored),
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
  queryClient.setQueryData(sessionKey, user)
  openAgain()
  expect(session()).toBeUndefined()
})

test('a page that hears of a logout needs no server for it, and asks whether somebody has logged in since', async () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  queryClient.setQueryData(['chats'], ['Hello'])
  hearKept({ user: null, updatedAt: 0 })
  await expect.poll(session).toMatchObject({ data: null, dataUpdatedAt: 0 })
  expect(session()?.isInvalidated).toBe(true)
  expect(queryClient.getQueryData(['chats'])).toBeUndefined()
  // A login may have come before that page woke up, which must not end it.
  expect(document.cookie).toBe('')
})

test('a page that was put aside finds out by itself who has left meanwhile', async () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  const left = { version: keptSince, value: { user: null, updatedAt: 0 } }
  stored.set('boot', JSON.stringify(left))
  heard.get('pageshow')?.({ persisted: false })
  expect(session()).toMatchObject({ data: user })
  heard.get('pageshow')?.({ persisted: true })
  await expect.poll(session).toMatchObject({ data: null })
})

test('a logout of which the server has not heard is said again with each start', () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, null, { updatedAt: 0 })
  openAgain()
  expect(document.cookie).toMatch(/^left=1/)
  document.cookie = ''
  queryClient.setQueryData(sessionKey, null)
  openAgain()
  expect(document.cookie).toBe('')
})

test('what one user has read is gone from the device when another one is there', async () => {
  keepSession(queryClient)
  queryClient.setQueryData(sessionKey, user)
  await writeQuery(['chats', 'inbox'], 'of user 7')
  expect(await countQueries()).toBe(1)
  queryClient.setQueryData(sessionKey, { ...user, id: 8 })
  await expect.poll(countQueries).toBe(0)
})
