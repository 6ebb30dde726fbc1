import { expect, test } from 'vitest'
import { asChosen } from './chosen-order.ts'

const chosen = new Map([
  [1, 'a'],
  [3, 'c'],
  [2, 'b'],
])

test('a picture that came in time stands at the end', () => {
  expect(asChosen(['old', 'a', 'b'], chosen, 3)).toEqual(['old', 'a', 'b', 'c'])
})

test('one that was tried again stands before those that were chosen behind it', () => {
  expect(asChosen(['old', 'a', 'c'], chosen, 2)).toEqual(['old', 'a', 'b', 'c'])
  expect(asChosen(['old', 'c', 'b'], chosen, 1)).toEqual(['old', 'c', 'a', 'b'])
})

test('one of which the page has heard in another way first stands there, too', () => {
  expect(asChosen(['old', 'a', 'c', 'b'], chosen, 2)).toEqual(['old', 'a', 'b', 'c'])
  expect(asChosen(['old', 'a', 'b'], chosen, 2)).toEqual(['old', 'a', 'b'])
})

test('one that is there already keeps its place', () => {
  expect(asChosen(['b', 'a'], chosen, 2)).toEqual(['b', 'a'])
})
