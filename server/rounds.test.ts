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
