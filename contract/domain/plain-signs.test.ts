import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPlainSigns } from './plain-signs.ts'

test.each([
  ['900', '900'],
  ['９００', '900'],
  ['๙๐๐', '900'],
  ['12．5', '12.5'],
  ['１，２００', '1,200'],
  ['900\u200b', '900'],
  ['\u202d+66 81 234 5678\u202c', '+66 81 234 5678'],
  ['（555）\u00a0123\u20114567', '(555) 123-4567'],
  ['\u221233.8688', '-33.8688'],
  ['−–—―‐‑‒－', '--------'],
  ['1\u202f000\u3000000', '1 000 000'],
])('%j is %j in plain signs', (typed, plain) => {
  expect(inPlainSigns(typed)).toBe(plain)
})

test.each(['9²', '½', '①', '12。5', '1’200', '฿900', 'nine'])('%j is left as it is', (typed) => {
  expect(inPlainSigns(typed)).toBe(typed)
})

const systems = Intl.supportedValuesOf('numberingSystem')
  .map((name) => Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }))
  .filter((format) => /^\p{Nd}{10}$/u.test(format.format(9_876_543_210)))

test('a number is the same in the digits of every script', () => {
  expect(systems.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...systems), (number, format) => {
      expect(inPlainSigns(format.format(number))).toBe(String(number))
    }),
    { numRuns: 500 },
  )
})

test('what is plain is so already', () => {
  const signs = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 12 })
  fc.assert(
    fc.property(signs, (codes) => {
      const plain = inPlainSigns(String.fromCodePoint(...codes))
      expect(inPlainSigns(plain)).toBe(plain)
    }),
  )
})
