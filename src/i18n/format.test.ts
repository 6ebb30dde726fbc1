import { expect, test } from 'vitest'
import { formatMoney, formatMoneyShort } from './format.ts'

const baht = (amount: number) => ({ amount, currency: 'THB' }) as const

test('a price has two decimals and the code of its currency', () => {
  expect(formatMoney(baht(90_000))).toBe('THB\u00a0900.00')
  expect(formatMoney({ amount: 900, currency: 'JPY' })).toBe('JPY\u00a0900.00')
})

test('pills and cards leave out decimals that are zero, and no others', () => {
  expect(formatMoneyShort(baht(90_000))).toBe('THB\u00a0900')
  expect(formatMoneyShort(baht(90_050))).toBe('THB\u00a0900.5')
  expect(formatMoneyShort(baht(630_025))).toBe('THB\u00a06,300.25')
})
