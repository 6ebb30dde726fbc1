import { expect, test } from 'vitest'
import { inOrder, isInOrder, moved } from './move-pictures.ts'

const pictures = ['a', 'b', 'c', 'd']

test.each([
  [['a'], 'c', 'after', ['b', 'c', 'a', 'd']],
  [['d'], 'a', 'before', ['d', 'a', 'b', 'c']],
  [['d', 'b'], 'a', 'after', ['a', 'b', 'd', 'c']],
  [['b'], 'b', 'before', pictures],
] as const)('%j dropped at %s, %s it', (taken, key, dropPosition, expected) => {
  expect(moved(pictures, new Set(taken), { key, dropPosition })).toEqual(expected)
})

test('an order that is not saved takes in what has come, and lets go what is gone', () => {
  expect(inOrder(['a', 'b', 'e'], ['b', 'c', 'a'])).toEqual(['b', 'a', 'e'])
})

test('pictures are in an order when what is left of it says so', () => {
  expect(isInOrder(['b', 'a', 'e'], ['b', 'c', 'a'])).toBe(true)
  expect(isInOrder(['a', 'b', 'e'], ['b', 'c', 'a'])).toBe(false)
})
