import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../wire/primitives.ts'
import { textLength } from './text-length.ts'

test.each([
  ['', 0],
  ['Kim', 3],
  ['สวัสดี', 6],
  ['🏠🏠', 2],
  ['\ud83c', 1],
  ['\ud83c\ud83c\udfe0', 2],
])('%j has %i characters', (value, length) => {
  expect(textLength(value)).toBe(length)
})

test('a text is as long as the schemas find it', () => {
  const unit = fc.oneof(
    fc.constantFrom('🏠', 'x', 'ไ', '\ud83c', '\udfe0'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), fc.nat({ max: 30 }), (units, longest) => {
      const value = units.join('').replaceAll('\0', '')
      const fits = z.safeParse(text(longest), value).success
      expect(fits).toBe(textLength(value) <= longest)
    }),
  )
})
