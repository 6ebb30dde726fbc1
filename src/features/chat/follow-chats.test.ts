import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { exampleLine } from './example-line.fixture.ts'
import { hearRead } from './follow-chats.ts'
import { inboxKey } from './inbox-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('of a conversation that was read in part elsewhere, how much is unread is asked for', async () => {
  const reader = 1
  const asked: string[] = []
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('PerformanceNavigationTiming', Function)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ success: true, message: '', errorCode: 0, resObj: [], userId: reader })
  })
  queryClient.setQueryData(sessionKey, { id: reader })
  queryClient.setQueryData(inboxKey, [exampleLine])
  hearRead({ about: 'read', id: 7, readerId: reader, upToId: 3 })
  await expect.poll(() => asked).toEqual(['/api/chat/getmine?ChatId=7'])
})
