import { expect, test } from 'vitest'
import { isNear } from './is-near.ts'

const near = (current: number, count: number) =>
  Array.from({ length: count }, (_, at) => at).filter((at) => isNear(at, current, count))

test('two pictures on either side are fetched', () => {
  expect(near(5, 12)).toEqual([3, 4, 5, 6, 7])
})

test('the last pictures are near to the first', () => {
  expect(near(0, 12)).toEqual([0, 1, 2, 10, 11])
  expect(near(11, 12)).toEqual([0, 1, 9, 10, 11])
})

test('of five pictures each is near', () => {
  expect(near(0, 5)).toEqual([0, 1, 2, 3, 4])
})
