import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshDatedAhead } from './refresh-dated-ahead.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

test('what was read by a clock that is put back is read anew once somebody looks', async () => {
  const ask = vi.fn(async () => 'free')
  const queryClient = new QueryClient()
  const end = refreshDatedAhead(queryClient)
  vi.setSystemTime('2026-11-29T18:00:00Z')
  const shown = new QueryObserver(queryClient, { queryKey: ['booked'], queryFn: ask })
  const leave = shown.subscribe(() => undefined)
  await expect.poll(() => ask).toHaveBeenCalledTimes(1)

  vi.setSystemTime('2026-11-29T12:00:00Z')
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(() => ask).toHaveBeenCalledTimes(2)
  await expect.poll(() => shown.getCurrentResult().dataUpdatedAt).toBe(Date.now())
  leave()
  end()
})
