import { expect, it, vi } from 'vitest'
import { startRounds } from './rounds.ts'

const never = 2_000_000_000

it('begins at once, goes on after a failure, and is not overtaken', async () => {
  let under = 0
  let most = 0
  const warn = vi.fn()
  const round = vi.fn(async () => {
    most = Math.max(most, (under += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    under -= 1
    if (round.mock.calls.length === 2) throw new Error('Away')
  })
  const rounds = startRounds(round, { everyMs: 1, warn })
  expect(round).toHaveBeenCalledOnce()
  await expect.poll(() => round.mock.calls.length).toBeGreaterThan(3)
  await rounds.stop()
  expect(under).toBe(0)
  expect(most).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})

it('goes round once more when it was woken meanwhile, however often', async () => {
  let finish: () => void = () => undefined
  const round = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const rounds = startRounds(round, { everyMs: never, warn: vi.fn() })
  rounds.wake()
  rounds.wake()
  expect(round).toHaveBeenCalledOnce()
  finish()
  await expect.poll(() => round.mock.calls.length).toBe(2)
  finish()
  await rounds.stop()
  expect(round).toHaveBeenCalledTimes(2)
})

it('tells the round that is under way to stop, and begins no more', async () => {
  const round = vi.fn(
    (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  )
  const rounds = startRounds(round, { everyMs: never, warn: vi.fn() })
  rounds.wake()
  await rounds.stop()
  rounds.wake()
  expect(round).toHaveBeenCalledOnce()
})

it('begins a later round for who asks, and one more for all who ask before it', async () => {
  vi.useFakeTimers()
  try {
    const round = vi.fn(async () => undefined)
    const rounds = startRounds(round, { everyMs: never, warn: vi.fn() })
    const begun = async (atMs: number) => {
      await vi.advanceTimersByTimeAsync(atMs - (Date.now() - startMs))
      return round.mock.calls.length - 1
    }
    const startMs = Date.now()
    rounds.wakeAfter(4000)
    expect(await begun(1000)).toBe(0)
    rounds.wakeAfter(4000)
    rounds.wakeAfter(4000)
    expect(await begun(3999)).toBe(0)
    expect(await begun(4000)).toBe(1)
    expect(await begun(7999)).toBe(1)
    expect(await begun(8000)).toBe(2)
    expect(await begun(60_000)).toBe(2)
    rounds.wakeAfter(4000)
    await rounds.stop()
    expect(await begun(70_000)).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

it('begins the first one later where that is asked', async () => {
  vi.useFakeTimers()
  try {
    const round = vi.fn(async () => undefined)
    const rounds = startRounds(round, { everyMs: 10_000, firstAfterMs: 3000, warn: vi.fn() })
    await vi.advanceTimersByTimeAsync(2999)
    expect(round).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(round).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(7000)
    expect(round).toHaveBeenCalledTimes(2)
    await rounds.stop()
  } finally {
    vi.useRealTimers()
  }
})
