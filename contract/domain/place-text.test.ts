import { expect, test } from 'vitest'
import { isSuggestible } from './place-text.ts'

test.each(['Ba', ' b a', 'é.u', 'บ', 'М', '東', '13', 'ばん'])('"%s" says enough', (text) => {
  expect(isSuggestible(text)).toBe(true)
})

test.each(['', ' ', 'B', ' ö ', 'b.', '7', '?!', '🏝️', '\u0301'])('"%s" does not', (text) => {
  expect(isSuggestible(text)).toBe(false)
})
