import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#contract/domain/currency.ts'
import { toMajorUnits } from '#contract/domain/money.ts'
import { readAmount } from './read-amount.ts'

test.each([
  ['', 'THB', 0],
  ['900', 'THB', 90_000],
  [' 12.5 ', 'THB', 1250],
  ['12,50', 'EUR', 1250],
  ['12 000', 'JPY', 12_000],
  ['９００', 'THB', 90_000],
  ['๙๐๐', 'THB', 90_000],
  ['12．5', 'THB', 1250],
  ['12，50', 'EUR', 1250],
  ['900\u200b', 'THB', 90_000],
  ['\u200e1\u202f200\u00a0', 'JPY', 1200],
  ['0', 'USD', 0],
  ['0.07', 'USD', 7],
  ['1000000000000', 'USD', 1e14],
] as const)('"%s" %s is %i', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})

test.each([
  ['nine', 'THB'],
  ['-5', 'THB'],
  ['1e3', 'THB'],
  ['\u22125', 'THB'],
  ['1,200', 'THB'],
  ['１，２００', 'THB'],
  ['9²', 'THB'],
  ['12。5', 'THB'],
  ['1.2.3', 'THB'],
  ['.5', 'THB'],
  ['12.505', 'THB'],
  ['12.5', 'JPY'],
  ['฿900', 'THB'],
] as const)('"%s" is no amount in %s', (text, currency) => {
  expect(readAmount(text, currency)).toBeNaN()
})

test.each(['1000000000000.01', '9'.repeat(400)])('%s is too large', (text) => {
  expect(readAmount(text, 'USD')).toBe(Infinity)
})

test('every amount is read as it is written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom(...currencies),
      (amount, { code, decimals }) => {
        const text = toMajorUnits({ amount, currency: code }).toFixed(decimals)
        expect(readAmount(text, code)).toBe(amount)
      },
    ),
  )
})
