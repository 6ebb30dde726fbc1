import { currencyByCode, type CurrencyCode } from './currency.ts'

/** Whole minor units of a currency: cents, satang; yen and won themselves. */
export type MinorUnits = number

/** The hundredth of a larger number is not the nearest to it in two decimals any more. */
const exactAtMost: MinorUnits = 2 ** 52

export interface Money {
  amount: MinorUnits
  currency: CurrencyCode
}

/** The decimal number that the wire and people use, from minor units. */
export function toMajorUnits({ amount, currency }: Money): number {
  return amount / 10 ** currencyByCode(currency).decimals
}

/** Minor units from a decimal number; what is finer than the currency's own unit is rounded. */
export function fromMajorUnits(value: number, currency: CurrencyCode): MinorUnits {
  return Math.round(value * 10 ** currencyByCode(currency).decimals)
}

export function multiplyMoney({ amount, currency }: Money, times: number): Money {
  return { amount: amount * times, currency }
}

/** Whether an amount is known, and shown, to its last unit: beyond, numbers are coarser than a cent. */
export function isExact({ amount }: Money): boolean {
  return Math.abs(amount) <= exactAtMost
}
