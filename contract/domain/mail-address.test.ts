import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOtherAddress, seenAddress } from './mail-address.ts'

test('an address is the same wherever signs stand in it that nobody sees', () => {
  const unseen = fc.constantFrom(
    '\u200e',
    '\u202a',
    '\u202c',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
  )
  const between = fc.array(unseen, { maxLength: 2 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.emailAddress(), fc.infiniteStream(between), (email, signs) => {
      const typed = [...email, ''].map((letter) => `${signs.next().value}${letter}`).join('')
      expect(seenAddress(typed)).toBe(email)
    }),
  )
})

test('an address has no white space around it', () => {
  expect(seenAddress('\u00a0\u200b kim@example.com\n\u3000\ufeff')).toBe('kim@example.com')
})

test.each([
  ['kim@example.com', 'kim@example.com', false],
  ['kim@example.com', 'KIM@Example.com', false],
  ['\u200ekim@example.com\u00a0', 'kim@example.com', false],
  ['kim@example.com', 'kim2@example.com', true],
  ['kim@example.com', '\u212aim@example.com', true],
  ['är@example.com', 'ÄR@example.com', true],
])('that %j is another one than %s is %s', (typed, known, isOther) => {
  expect(isOtherAddress(typed, known)).toBe(isOther)
})
