import { expect, test } from 'vitest'
import { pauseMsAfter } from './pause-after.ts'

test('each pause is twice the one before, up to the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 2000].map((tries) =>
    pauseMsAfter(tries, { firstMs: 30, longestMs: 200 }),
  )
  expect(pauses).toEqual([30, 60, 120, 200, 200, 200])
})
