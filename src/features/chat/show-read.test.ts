import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InboxEntry } from '#contract/domain/chat.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { exampleLine } from './example-line.fixture.ts'
import { inboxKey } from './inbox-key.ts'
import { showRead } from './show-read.ts'

const [reader, peer] = [1, 2]
/** What this device was told, by its tag. */
let notices: Set<string>

beforeEach(() => {
  notices = new Set(['chat-7', 'chat-8'])
  const getNotifications = async ({ tag }: { tag: string }) =>
    [...notices]
      .filter((each) => each === tag)
      .map((each) => ({ close: () => notices.delete(each) }))
  const getRegistration = async () => ({ getNotifications })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } })
  queryClient.setQueryData(sessionKey, { id: reader })
  queryClient.setQueryData(inboxKey, [exampleLine])
})
afterEach(() => vi.unstubAllGlobals())

const unread = () => queryClient.getQueryData<InboxEntry[]>(inboxKey)?.[0]?.unreadCount
const read = (readerId: number, upToId: number) =>
  showRead({ about: 'read', id: 7, readerId, upToId })

test('who has read all of a conversation is told no longer of it, and of others still', async () => {
  expect(await read(reader, 5)).toBe(true)
  expect([...notices]).toEqual(['chat-8'])
  expect(unread()).toBe(0)
})

test('who has read a part of it has the rest unread, which only the server can count', async () => {
  expect(await read(reader, 3)).toBe(false)
  expect([...notices]).toEqual(['chat-7', 'chat-8'])
  expect(unread()).toBe(3)
})

test('what the other one has read is not read', async () => {
  expect(await read(peer, 5)).toBe(true)
  expect([...notices]).toEqual(['chat-7', 'chat-8'])
  expect(unread()).toBe(3)
})
