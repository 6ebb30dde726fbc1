import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { reachStore, reportReach } from './reach.ts'
import { changeSession, sessionQuery } from './session.ts'

afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

test("somebody else's JSON does not say who is logged in, nor that the server is there", async () => {
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not found' }, { status: 404 }))
  const asked = queryClient.fetchQuery({ ...sessionQuery, retry: false })
  await expect(asked).rejects.toMatchObject({ name: 'NetworkError' })
  expect(reachStore.get()).toBe('unreachable')
})

describe('what one user has read is gone from the page', () => {
  const read = ['chats', 'inbox']
  beforeEach(() => {
    queryClient.setQueryData(sessionKey, { id: 7 })
    queryClient.setQueryData(read, ['Can you pay less?'])
  })

  test('when the server says that nobody is logged in any more', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, resObj: null }))
    expect(await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })).toBeNull()
    expect(queryClient.getQueryData(read)).toBeUndefined()
  })

  test('when somebody logs in or out here', async () => {
    await changeSession(null)
    expect(queryClient.getQueryData(read)).toBeUndefined()
  })
})
