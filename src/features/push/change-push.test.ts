import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { renewPush } from './change-push.ts'
import { keepPush, keptPush } from './kept-push.ts'

const endpoint = 'https://push.example/1'
const told = { endpoint, userId: 7, session: '', atMs: Date.now() }
const unsubscribe = vi.fn(async () => true)

beforeEach(() => {
  vi.stubGlobal('localStorage', storageIn(new Map()))
  vi.stubGlobal('document', { cookie: '' })
  const registration = {
    pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) },
    getNotifications: async () => [],
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  keepPush({ isOn: true, showsText: true, told })
})
afterEach(() => {
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a device at which nobody is logged in any more is told of nothing', async () => {
  queryClient.setQueryData(sessionKey, null)
  await renewPush(null)
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(keptPush()).toMatchObject({ isOn: true, told: null })
})

test.each([null, 8])('a page that slept through a login says nothing for user %s', async (then) => {
  queryClient.setQueryData(sessionKey, { id: 7 })
  await renewPush(then)
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(keptPush()).toMatchObject({ told })
})
