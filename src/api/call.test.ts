import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getInbox } from '#contract/endpoints/chat.ts'
import { deleteListing } from '#contract/endpoints/rent.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { call } from './call.ts'
import { reachStore, reportReach } from './reach.ts'
import { sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'

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

test('what comes for another user, of whom this page has not heard, is for nobody', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...answer, userId: 8 }))
  await expect(call(getInbox)).rejects.toMatchObject({ code: errorCodes['other-user'].code })
  expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(true)
})

test('a write says whose it is, and with a stale token goes out once more under its key', async () => {
  const cookies = { cookie: 'csrftoken=stale' }
  vi.stubGlobal('document', cookies)
  const sent: (string | null)[][] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    sent.push(['x-user-id', 'idempotency-key', 'x-csrftoken'].map((name) => headers.get(name)))
    const { code } = errorCodes.csrf
    const isStale = sent.length === 1
    cookies.cookie = 'csrftoken=fresh'
    return Response.json({
      ...answer,
      success: !isStale,
      errorCode: isStale ? code : 0,
      resObj: null,
    })
  })
  await call(deleteListing, { params: { id: 1 }, idempotencyKey: 'once' })
  expect(sent).toEqual([
    ['7', 'once', 'stale'],
    ['7', 'once', 'fresh'],
  ])
})

test.each([
  [200, '<h1>Welcome to Hotel Wi-Fi</h1>', 'NetworkError', 'unreachable'],
  [502, '<h1>Bad gateway</h1>', 'NetworkError', 'unreachable'],
  [511, '<h1>Welcome to Hotel Wi-Fi</h1>', 'NetworkError', 'unreachable'],
  [403, '<h1>Blocked by your school</h1>', 'NetworkError', 'unreachable'],
  [404, '{"error":"not found"}', 'NetworkError', 'unreachable'],
  [404, JSON.stringify({ ...answer, success: false, errorCode: 3 }), 'ApiError', 'online'],
])('to a read, %i with %s is a %s, and the server is %s', async (status, page, name, reach) => {
  answerWith(status, page)
  await expect(call(getInbox)).rejects.toMatchObject({ name })
  expect(reachStore.get()).toBe(reach)
  reportReach(true)
})

test.each([
  [200, '<h1>Welcome to Hotel Wi-Fi</h1>', 'NetworkError', 'unreachable'],
  [502, '<h1>Bad gateway</h1>', 'NetworkError', 'unreachable'],
  [413, '<h1>Request Entity Too Large</h1>', 'ApiError', 'online'],
])('to a write, %i with %s is a %s, and the server is %s', async (status, page, name, reach) => {
  answerWith(status, page)
  await expect(call(deleteListing, { params: { id: 1 } })).rejects.toMatchObject({ name })
  expect(reachStore.get()).toBe(reach)
  reportReach(true)
})

function answerWith(status: number, page: string): void {
  vi.stubGlobal('document', { ...document, hidden: true })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(page, { status }))
}

test('what was read for the user who is still there comes', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  expect((await call(getInbox)).resObj).toEqual([])
})

test('what is only read is given up where no answer comes, a write never', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  vi.stubGlobal('navigator', { onLine: true })
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise((_answer, reject) => signal?.addEventListener('abort', reject))
  })
  const read = call(getInbox)
  void call(deleteListing, { params: { id: 1 } })
  await expect.poll(() => signals.length).toBe(2)
  late.abort()
  await expect(read).rejects.toMatchObject({ name: 'NetworkError' })
  expect(signals[1]).toBeNull()
  reportReach(true)
})
