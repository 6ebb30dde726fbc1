import { expect, test } from 'vitest'
import { firstLetters } from './first-letters.ts'
import { lettersOf } from './letters.ts'

test('a letter comes with all that stands above, below and behind it', () => {
  expect(lettersOf('ที่น้ำ')).toEqual(['ที่', 'น้ำ'])
  expect(lettersOf('cafe\u0301')).toEqual(['c', 'a', 'f', 'e\u0301'])
  expect(lettersOf('住む𠮷')).toEqual(['住', 'む', '𠮷'])
})

test('emoji are letters, however they are composed', () => {
  expect(lettersOf('👨‍👩‍👧🇹🇭🇩🇪👍🏽❤️a')).toEqual(['👨‍👩‍👧', '🇹🇭', '🇩🇪', '👍🏽', '❤️', 'a'])
})

test('what has no letter before it is left where it is', () => {
  expect(firstLetters(1).exec('\u0301ab')?.[0]).toBe('\u0301a')
  expect(firstLetters(1).exec('a\u200D')?.[0]).toBe('a\u200D')
  expect(firstLetters(2).exec('a\u200D')).toBeNull()
  expect(firstLetters(2).exec('🇹🇭🇩')?.[0]).toBe('🇹🇭🇩')
})
