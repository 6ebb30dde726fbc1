import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, currencyByCode, currencyById, type CurrencyCode } from './currency.ts'
import { valueIn } from './exchange.ts'
import { fromMajorUnits, isExact, multiplyMoney, toMajorUnits } from './money.ts'
import { totalOf } from './stay.ts'

const codes = fc.constantFrom(...currencies.map(({ code }) => code))
const amounts = fc.integer({ min: 0, max: 1e14 })

test('an amount of any currency survives the way to main units and back', () => {
  fc.assert(
    fc.property(amounts, codes, (amount, currency) => {
      expect(fromMajorUnits(toMajorUnits({ amount, currency }), currency)).toBe(amount)
    }),
  )
})

test.each(['JPY', 'KRW', 'VND'] as const)('%s has no smaller coins', (currency) => {
  expect(toMajorUnits({ amount: 900, currency })).toBe(900)
  expect(fromMajorUnits(900.4, currency)).toBe(900)
  expect(fromMajorUnits(900.5, currency)).toBe(901)
})

test.each(['USD', 'THB', 'EUR', 'RUB', 'AUD'] as const)('%s has hundredths', (currency) => {
  expect(toMajorUnits({ amount: 90_050, currency })).toBe(900.5)
  expect(fromMajorUnits(19.99, currency)).toBe(1999)
  expect(fromMajorUnits(0.001, currency)).toBe(0)
})

test('seven times a price is exact', () => {
  expect(multiplyMoney({ amount: 1999, currency: 'EUR' }, 7)).toEqual({
    amount: 13_993,
    currency: 'EUR',
  })
})

/** As people write it: 12.05, and 1205 in a currency without smaller coins. */
const written = (minor: bigint, code: CurrencyCode) => {
  const { decimals } = currencyByCode(code)
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

test('a total is right to the cent, from the price that was typed to the sum that is read', () => {
  const prices = fc.oneof(
    fc.integer({ min: 1, max: 10_000_000 }),
    fc.integer({ min: 1, max: 1e14 }),
  )
  const counts = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 45_000 }))
  fc.assert(
    fc.property(prices, counts, codes, (price, periods, currency) => {
      const right = BigInt(price) * BigInt(periods)
      const typed = Number(written(BigInt(price), currency))
      const total = totalOf(periods, { amount: fromMajorUnits(typed, currency), currency })
      expect(isExact(total)).toBe(right <= 2n ** 52n)
      if (!isExact(total)) return
      expect(BigInt(total.amount)).toBe(right)
      const { decimals } = currencyByCode(currency)
      expect(toMajorUnits(total).toFixed(decimals)).toBe(written(right, currency))
    }),
    { numRuns: 1000 },
  )
})

test.each(['JPY', 'KRW', 'VND'] as const)('a sum in %s has whole units only', (currency) => {
  const price = { amount: fromMajorUnits(1250, currency), currency }
  expect(toMajorUnits(totalOf(3, price))).toBe(3750)
  expect(
    Number.isInteger(totalOf(3, { ...price, amount: fromMajorUnits(0.4, currency) }).amount),
  ).toBe(true)
})

test('each currency is found by its id and by its code', () => {
  for (const currency of currencies) {
    expect(currencyById(currency.id)).toBe(currency)
    expect(currencyByCode(currency.code)).toBe(currency)
  }
  expect(() => currencyById(8)).toThrow(RangeError)
})

describe('a value in another currency', () => {
  const rates = { USD: 1, THB: 32, EUR: 0.8, RUB: 80, JPY: 150, AUD: 1.5, KRW: 1400, VND: 26_000 }

  test('goes by the rates to the dollar', () => {
    expect(valueIn('USD', { amount: 6400, currency: 'THB' }, rates)).toBe(2)
    expect(valueIn('THB', { amount: 80, currency: 'EUR' }, rates)).toBe(32)
    expect(valueIn('JPY', { amount: 26_000, currency: 'VND' }, rates)).toBe(150)
  })

  test('is untouched in its own currency, whatever the rate', () => {
    fc.assert(
      fc.property(amounts, codes, (amount, currency) => {
        const money = { amount, currency }
        expect(valueIn(currency, money, rates)).toBe(toMajorUnits(money))
      }),
    )
  })
})
