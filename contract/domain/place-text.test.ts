import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textLimits } from '../limits.ts'
import { textLength } from './text-length.ts'
import { endOfAddress, isSuggestible } from './place-text.ts'

test.each(['Ba', ' b a', 'é.u', 'บ', 'М', '東', '13', 'ばん'])('"%s" says enough', (text) => {
  expect(isSuggestible(text)).toBe(true)
})

test.each(['', ' ', 'B', ' ö ', 'b.', '7', '?!', '🏝️', '\u0301'])('"%s" does not', (text) => {
  expect(isSuggestible(text)).toBe(false)
})

const long = 'The Very Long Name Condominium Phase 2 '.repeat(5)

test.each([
  ['all of it where it is short', ' Soi 4, Pattaya ', 'Soi 4, Pattaya'],
  ['its last parts', `Room 12, ${long}, Moo 9, Nong Prue, Pattaya`, 'Moo 9, Nong Prue, Pattaya'],
  [
    'parts behind a full-width comma',
    `${long}，${'x'.repeat(60)}，Tokyo`,
    `${'x'.repeat(60)}，Tokyo`,
  ],
  ['all of it where it just fits', `Soi 4, ${'x'.repeat(193)}`, `Soi 4, ${'x'.repeat(193)}`],
  [
    'parts that just fit, whatever is ahead of them',
    `Room 12,${'x'.repeat(100)}, ${'y'.repeat(98)}`,
    `${'x'.repeat(100)}, ${'y'.repeat(98)}`,
  ],
  ['words where it has no parts', `${'x'.repeat(190)} Nong Prue Pattaya`, 'Nong Prue Pattaya'],
  ['its last letters where it has no words', 'x'.repeat(300), 'x'.repeat(textLimits.geocode)],
])('an address is asked for by %s', (_what, address, asked) => {
  expect(endOfAddress(address)).toBe(asked)
})

test('what is asked for is the end of an address, and never too long', () => {
  const letters = fc.constantFrom('x', 'ไ', '🏠', ' ', ',')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 500 }), (address) => {
      const asked = endOfAddress(address)
      expect(textLength(asked)).toBeLessThanOrEqual(textLimits.geocode)
      expect(address.trim().endsWith(asked)).toBe(true)
    }),
  )
})
