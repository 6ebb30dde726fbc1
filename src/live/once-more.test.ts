import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceMore } from './once-more.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for meanwhile is done once more, after a rest, and each key by itself', async () => {
  const done: string[] = []
  const ask = onceMore(
    async (key: string) => done.push(key),
    () => {},
  )
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

test('what is asked for without end is done less and less often', async () => {
  let times = 0
  const ask = onceMore(
    async () => (times += 1),
    () => {},
  )
  const askFor = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) {
      ask('a')
      await vi.advanceTimersByTimeAsync(10)
    }
  }
  await askFor(1000)
  expect(times).toBe(3)
  await askFor(10_000)
  expect(times).toBe(13)
  await vi.advanceTimersByTimeAsync(2000)
  ask('a')
  ask('a')
  await vi.advanceTimersByTimeAsync(250)
  expect(times).toBe(16)
})

test('what failed is said, and holds up nothing', async () => {
  const warn = vi.fn<(error: unknown) => void>()
  let isBroken = true
  const done: string[] = []
  const ask = onceMore(async (key: string) => {
    if (isBroken) throw new Error('broken')
    done.push(key)
  }, warn)
  ask('a')
  ask('a')
  await vi.advanceTimersByTimeAsync(249)
  isBroken = false
  await vi.advanceTimersByTimeAsync(1)
  expect(warn).toHaveBeenCalledOnce()
  expect(done).toEqual(['a'])
})
