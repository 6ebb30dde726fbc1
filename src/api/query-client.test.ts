import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readTimeMs } from '#contract/limits.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { hearChange, mayFareBetter, queryClient, readAgain } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('what changes while it is asked for the first time is asked for once more', async () => {
  let isThere = false
  const firstAnswer = closedGate()
  const asked: boolean[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['chats', 1],
    queryFn: async () => {
      asked.push(isThere)
      const answer = isThere
      if (asked.length === 1) await firstAnswer.opened
      return answer
    },
  })
  const end = observer.subscribe(() => undefined)
  isThere = true
  const read = readAgain(['chats'])
  firstAnswer.open()
  await read
  expect(asked).toEqual([false, true])
  expect(queryClient.getQueryData(['chats', 1])).toBe(true)
  end()
})

test('a write has succeeded also where what it has changed cannot be read anew', async () => {
  vi.useFakeTimers()
  const queryKey = ['saved', 7]
  queryClient.setQueryData(queryKey, 'older')
  const queryFn = () => new Promise<string>(() => undefined)
  const end = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  const write = new MutationObserver(queryClient, {
    mutationFn: async () => 'written',
    meta: { invalidates: ['saved'] },
  })
  void write.mutate()
  await vi.advanceTimersByTimeAsync(readTimeMs - 1)
  expect(write.getCurrentResult().status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(write.getCurrentResult().status).toBe('success')
  end()
})

test.each([
  ['dates-taken', true],
  ['offer-changed', true],
  ['not-possible', true],
  ['edited-meanwhile', true],
  ['invalid', false],
] as const)(
  'after a write that is refused as %s, that things are read anew is %s',
  async (reason, isRead) => {
    const queryKey = ['booked', 7]
    queryClient.setQueryData(queryKey, 'older')
    const write = new MutationObserver(queryClient, {
      mutationFn: () => Promise.reject(new ApiError('No.', { code: errorCodes[reason].code })),
      meta: { invalidates: ['booked'] },
    })
    await expect(write.mutate()).rejects.toThrow('No.')
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isRead)
  },
)

test.each([
  ['that the server is busy', new ApiError('', { code: 503 }), true, true],
  ['a refusal', new ApiError('', { code: errorCodes['not-there'].code }), true, false],
  ['no answer', new NetworkError(null), true, true],
  ['no answer for want of a connection', new NetworkError(null), false, false],
])('after %s another try may fare better: %#', (_what, error, onLine, mayBe) => {
  vi.stubGlobal('navigator', { onLine })
  expect(mayFareBetter(error)).toBe(mayBe)
  vi.unstubAllGlobals()
})

describe('a tab that nobody looks at hears of a change', () => {
  beforeEach(() => vi.stubGlobal('document', { hidden: true }))
  afterEach(() => vi.unstubAllGlobals())
  const queryKey = ['own-listings']

  test.each([undefined, 'older'])(
    'and takes no answer of before for new, beside %s',
    async (known) => {
      queryClient.setQueryData(queryKey, known)
      const { opened, open } = closedGate()
      const queryFn = () => opened.then(() => 'old')
      const asked = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 })
      const heard = hearChange(['own-listings'])
      open()
      await Promise.allSettled([heard, asked])
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    },
  )
})
