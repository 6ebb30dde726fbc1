import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceMore } from './once-more.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for meanwhile is done once more, after a rest, and each key by itself', async () => {
  const done: string[] = []
  const ask = onceMore(async (key: string) => done.push(key), { restMs: 250, warn: () => {} })
  ask('a')
  ask('a')
  ask('a')
  ask('b')
  expect(done).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(249)
  expect(done).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['a', 'b', 'a'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['a', 'b', 'a'])
  ask('a')
  expect(done).toEqual(['a', 'b', 'a', 'a'])
})

test('what failed is said, and holds up nothing', async () => {
  const warn = vi.fn<(error: unknown) => void>()
  let isBroken = true
  const done: string[] = []
  const ask = onceMore(
    async (key: string) => {
      if (isBroken) throw new Error('broken')
      done.push(key)
    },
    { restMs: 10, warn },
  )
  ask('a')
  ask('a')
  await vi.advanceTimersByTimeAsync(9)
  isBroken = false
  await vi.advanceTimersByTimeAsync(20)
  expect(warn).toHaveBeenCalledOnce()
  expect(done).toEqual(['a'])
})
