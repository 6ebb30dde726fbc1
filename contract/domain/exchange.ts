import type { CurrencyCode } from './currency.ts'
import { toMajorUnits, type Money } from './money.ts'

/** How many units of each currency one US dollar buys. */
export type ExchangeRates = Readonly<Record<CurrencyCode, number>>

/** What prices are compared with, and since when it holds. */
export interface ReferenceRates {
  /** YYYY-MM-DD, of the oldest rate. */
  asOf: string
  unitsPerUsd: ExchangeRates
}

/** Main units of `currency`, not rounded: made for comparing, not for paying. */
export function valueIn(currency: CurrencyCode, money: Money, rates: ExchangeRates): number {
  const value = toMajorUnits(money)
  return money.currency === currency ? value : (value * rates[currency]) / rates[money.currency]
}
