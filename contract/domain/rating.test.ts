import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test('nobody’s stars are no rating', () => {
  expect(ratingOf(0, 0)).toBeNull()
})

test.each([
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [4, 4, 1],
])('%i stars in %i reviews are %f on the average', (starsSum, count, average) => {
  expect(ratingOf(starsSum, count)).toEqual({ average, count })
})
