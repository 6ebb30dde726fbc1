import { expect, it, vi } from 'vitest'
import { startRounds } from './rounds.ts'

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
  const stop = startRounds(round, { everyMs: 1, warn })
  expect(round).toHaveBeenCalledOnce()
  await expect.poll(() => round.mock.calls.length).toBeGreaterThan(3)
  await stop()
  expect(under).toBe(0)
  expect(most).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})
