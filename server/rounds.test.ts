import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { startRounds } from './rounds.ts'

const never = 2_000_000_000

it('begins at once, is not overtaken, and goes on after a failure', async () => {
  vi.useFakeTimers()
  try {
    const { opened, open } = closedGate()
    const warn = vi.fn()
    const round = vi.fn(() => opened)
    const rounds = startRounds(round, { everyMs: 1000, warn })
    expect(round).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(5000)
    expect(round).toHaveBeenCalledOnce()
    round.mockRejectedValueOnce(new Error('Away'))
    open()
    await vi.advanceTimersByTimeAsync(2000)
    expect(round).toHaveBeenCalledTimes(3)
    expect(warn).toHaveBeenCalledOnce()
    await rounds.stop()
  } finally {
    vi.useRealTimers()
  }
})

it('has stopped when the round that is under way has ended', async () => {
  const { opened, open } = closedGate()
  const rounds = startRounds(() => opened, { everyMs: never, warn: vi.fn() })
  const stopped = vi.fn()
  const stopping = rounds.stop().then(stopped)
  await setImmediate()
  expect(stopped).not.toHaveBeenCalled()
  open()
  await stopping
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
