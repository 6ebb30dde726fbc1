import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onceMore } from './once-more.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unfailing = { warn: () => {}, mayFareBetter: () => false }

test('what is asked for meanwhile is done once more, after a rest, and each key by itself', async () => {
  const done: string[] = []
  const ask = onceMore(async (key: string) => done.push(key), unfailing)
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
  const ask = onceMore(async () => (times += 1), unfailing)
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

describe('what failed', () => {
  const warn = vi.fn<(error: unknown) => void>()
  beforeEach(() => warn.mockClear())

  /** Fails as often as it is told to. */
  function failing(times: number, mayFareBetter: boolean) {
    const triedAtMs: number[] = []
    const beganAtMs = Date.now()
    const task = async () => {
      triedAtMs.push(Date.now() - beganAtMs)
      if (triedAtMs.length <= times) throw new Error('broken')
    }
    return { triedAtMs, ask: onceMore<void>(task, { warn, mayFareBetter: () => mayFareBetter }) }
  }

  test('is said, and tried again less and less often until it is done', async () => {
    const { ask, triedAtMs } = failing(7, true)
    ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(triedAtMs).toEqual([0, 250, 750, 1750, 3750, 7750, 15_750, 25_750])
    expect(warn).toHaveBeenCalledTimes(7)
  })

  test('for good is not tried again, and holds up nothing', async () => {
    const { ask, triedAtMs } = failing(1, false)
    ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(triedAtMs).toEqual([0])
    expect(warn).toHaveBeenCalledOnce()
    ask()
    expect(triedAtMs).toEqual([0, 60_000])
  })
})
