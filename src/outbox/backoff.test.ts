import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { backoffMs, isDue, longestWaitMs, waitOf } from './backoff.ts'

const attempts = fc.integer({ min: 1, max: 5000 })
const random = numberBetween(0, 1)

it('waits from half a second to five minutes, however often it failed', () => {
  fc.assert(
    fc.property(attempts, random, (tries, chance) => {
      const waitMs = backoffMs(tries, chance)
      expect(waitMs).toBeGreaterThanOrEqual(500)
      expect(waitMs).toBeLessThanOrEqual(300_000)
    }),
  )
})

it('waits twice as long each time, until it waits five minutes', () => {
  const waits = [1, 2, 3, 9, 10, 99].map((tries) => backoffMs(tries, 1) / 1000)
  expect(waits).toEqual([1, 2, 4, 256, 300, 300])
})

test.each([
  [0, 500],
  [-5, 500],
  [7000, 7000],
  [longestWaitMs * 24, longestWaitMs],
  [Infinity, longestWaitMs],
])('of %j ms asked for it waits %j', (asked, waits) => {
  expect(waitOf(asked)).toBe(waits)
})

it('is due before its wait began, which only a clock that was set back can show', () => {
  const wait = { waitsSinceMs: 5000, notBeforeMs: 7000 }
  expect(isDue(wait, 5000)).toBe(false)
  expect(isDue(wait, 4999)).toBe(true)
})

it('is due at its time, and when its time is further away than any wait', () => {
  const nowMs = 1_800_000_000_000
  const isDueIn = (ms: number) => isDue({ notBeforeMs: nowMs + ms }, nowMs)
  expect(isDueIn(1)).toBe(false)
  expect(isDueIn(0)).toBe(true)
  expect(isDueIn(longestWaitMs)).toBe(false)
  expect(isDueIn(longestWaitMs + 1)).toBe(true)
})
