import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getInbox } from '#contract/endpoints/chat.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { call } from './call.ts'
import { queryClient, sessionKey } from './query-client.ts'

const answer = { success: true, message: '', resObj: [], errorCode: 0, userId: 7 }

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('PerformanceNavigationTiming', Function)
  queryClient.setQueryData(sessionKey, { id: 7 })
})
afterEach(() => vi.unstubAllGlobals())

test('what was read for one user is not for another who has logged in meanwhile', async () => {
  const { opened, open } = closedGate()
  vi.stubGlobal('fetch', () => opened.then(() => Response.json(answer)))
  const forNobody = call(getInbox)
  await new Promise(setImmediate)
  queryClient.setQueryData(sessionKey, { id: 8 })
  open()
  await expect(forNobody).rejects.toMatchObject({ code: errorCodes['other-user'].code })
})

test('what was read for the user who is still there comes', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  expect((await call(getInbox)).resObj).toEqual([])
})
