import { expect, test } from 'vitest'
import { isOtherAddress } from './mail-address.ts'

test.each([
  ['kim@example.com', 'kim@example.com', false],
  ['kim@example.com', 'KIM@Example.com', false],
  ['kim@example.com', 'kim2@example.com', true],
  ['kim@example.com', '\u212aim@example.com', true],
  ['är@example.com', 'ÄR@example.com', true],
])('instead of %s, that %s is another one is %s', (one, other, isOther) => {
  expect(isOtherAddress(one, other)).toBe(isOther)
})
