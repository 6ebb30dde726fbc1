import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'
import { reachStore, reportReach } from './reach.ts'
import { sessionQuery } from './session.ts'

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
