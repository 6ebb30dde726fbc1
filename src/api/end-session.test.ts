import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { endSession } from './end-session.ts'

beforeEach(() => void vi.stubGlobal('document', { cookie: '', querySelector: () => null }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answerWith = (fetch: (path: string, init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', fetch)

test('a server that hears of the logout knows', async () => {
  answerWith(async () =>
    Response.json({ success: true, message: '', errorCode: 0, resObj: null, token: 'next' }),
  )
  expect(await endSession()).toBe(true)
})

test('one that is out of reach does not', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await endSession()).toBe(false)
})

test('nor does one that does not answer in time', async () => {
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  answerWith(
    (_path, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const ending = endSession()
  time.abort()
  expect(await ending).toBe(false)
})

test('what the server refuses is no logout', async () => {
  const { code: errorCode, status } = errorCodes['database-away']
  answerWith(async () =>
    Response.json({ success: false, message: 'Soon.', errorCode, resObj: null }, { status }),
  )
  await expect(endSession()).rejects.toThrow('Soon.')
})
