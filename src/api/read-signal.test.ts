import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSignal } from './read-signal.ts'

let time: AbortController
beforeEach(() => {
  time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
})
afterEach(() => vi.restoreAllMocks())

test('what is only read is given up after a minute', () => {
  const signal = readSignal([new AbortController().signal])
  expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000)
  expect(signal.aborted).toBe(false)
  time.abort()
  expect(signal.aborted).toBe(true)
})

test('and before that when its caller gives it up', () => {
  const caller = new AbortController()
  const signal = readSignal([caller.signal])
  caller.abort('left')
  expect(signal.reason).toBe('left')
})
