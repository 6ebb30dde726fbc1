import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '#contract/domain/currency.ts'
import { valueIn, type ExchangeRates } from '#contract/domain/exchange.ts'
import { amountsWithin } from './search-prices.ts'

const codes = currencies.map(({ code }) => code)
const rate = fc.double({ min: 0.5, max: 30_000, noNaN: true })
const rates = fc
  .tuple(...codes.map(() => rate))
  .map((values) => Object.fromEntries(codes.map((code, at) => [code, values[at]])) as ExchangeRates)
const currency = fc.constantFrom(...codes)
const bound = fc.oneof(
  fc.nat({ max: 5000 }),
  fc.nat({ max: 5000 }).map((cents) => cents / 100),
  fc.double({ min: 0, max: 1e8, noNaN: true }),
)

describe('the amounts in a range', () => {
  test('begin and end where values do', () => {
    fc.assert(
      fc.property(bound, bound, currency, currency, rates, (min, max, of, own, each) => {
        const { fewest, most } = amountsWithin({ min, max }, of, own, each)
        const worth = (amount: number) => valueIn(of, { amount, currency: own }, each)
        expect(worth(fewest)).toBeGreaterThanOrEqual(min)
        if (fewest > 1) expect(worth(fewest - 1)).toBeLessThan(min)
        expect(worth(most)).toBeLessThanOrEqual(max)
        expect(worth(most + 1)).toBeGreaterThan(max)
      }),
      { numRuns: 1000 },
    )
  })

  test('are all that cost something where it has no ends', () => {
    const same = Object.fromEntries(codes.map((code) => [code, 1])) as ExchangeRates
    const all = { fewest: 1, most: Number.MAX_SAFE_INTEGER }
    expect(amountsWithin({ min: null, max: null }, 'USD', 'THB', same)).toEqual(all)
    expect(amountsWithin({ min: 0, max: 1e300 }, 'USD', 'THB', same)).toEqual(all)
  })

  test('are none above what numbers hold', () => {
    const same = Object.fromEntries(codes.map((code) => [code, 1])) as ExchangeRates
    const { fewest } = amountsWithin({ min: 1e300, max: null }, 'USD', 'THB', same)
    expect(fewest).toBe(Number.MAX_SAFE_INTEGER)
  })
})
