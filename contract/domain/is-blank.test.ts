import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test.each([
  '',
  ' ',
  '\n\t',
  '\u00A0',
  '\u200B',
  '\u200B \u200D\uFEFF',
  '\u202E',
  '\u00AD',
  '\u3164',
])('of %j nobody sees anything', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', ' . ', '👨‍👩‍👧', 'ก\u200Bข', '\u0301', '0'])('%j is something', (text) => {
  expect(isBlank(text)).toBe(false)
})
