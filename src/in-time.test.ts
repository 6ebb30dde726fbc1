import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what never ends is given up when its time is over, and says what did not answer', async () => {
  const given = inTime(new Promise(() => undefined), 500, 'The worker does not run.')
  const outcome = expect(given).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'The worker does not run.',
  })
  await vi.advanceTimersByTimeAsync(500)
  await outcome
})

test('what ends in time leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('here'), 500, '')).resolves.toBe('here')
  await expect(inTime(Promise.reject(new Error('No.')), 500, '')).rejects.toThrow('No.')
  expect(vi.getTimerCount()).toBe(0)
})
