import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('breaks of every kind, and what steers, are one space', () => {
  for (const sign of [
    '\n',
    '\r\n',
    '\t',
    '\v',
    '\f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\0',
    '\u001b',
  ]) {
    expect(oneLine(`${sign}one${sign} ${sign}two${sign}`)).toBe('one two')
  }
})

test('what is on one line stays as it is', () => {
  expect(oneLine('Café 東京, «2»')).toBe('Café 東京, «2»')
})
