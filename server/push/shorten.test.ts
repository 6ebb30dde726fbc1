import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a text that fits is left as it is, in one line', () => {
  expect(shorten('Is it free?', 11)).toBe('Is it free?')
  expect(shorten(' Hello,\n\nis it\u2028free?\t', 20)).toBe('Hello, is it free?')
  expect(shorten('', 5)).toBe('')
})

test('a long one ends in dots that count as well', () => {
  expect(shorten('Is it free tomorrow?', 11)).toBe('Is it free…')
  expect(shorten('abcdef', 5)).toBe('abcd…')
})

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇹🇭'],
  ['Thai', 'ที่'],
  ['a letter with a sign', 'e\u0301'],
])('%s is not cut in two', (_what, character) => {
  const short = shorten(character.repeat(100), 10)
  expect(short.endsWith('…')).toBe(true)
  expect(short.slice(0, -1).replaceAll(character, '')).toBe('')
  expect(short.length).toBeGreaterThan(1)
})

test('a character without an end does not fill the push', () => {
  expect(shorten(`a${'\u0301'.repeat(6000)}`, 150).length).toBeLessThanOrEqual(450)
  expect(shorten('👨‍👩‍👧‍👦'.repeat(150), 150).length).toBeLessThanOrEqual(450)
})
