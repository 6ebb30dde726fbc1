import { currencyByCode, type CurrencyCode } from '#contract/domain/currency.ts'
import type { MinorUnits } from '#contract/domain/money.ts'
import { amountAtMost } from '#contract/limits.ts'

/** An amount as people type it, with a point or a comma before the small coins. Digits are not grouped: '1,200'
 *  would be twelve hundred for one reader and a little more than one for another.
 *  @returns zero for an empty field, NaN for what is no amount of this currency, Infinity for what is too large */
export function readAmount(text: string, currency: CurrencyCode): MinorUnits {
  const { decimals } = currencyByCode(currency)
  const typed = text.replace(/\s/g, '')
  if (typed === '') return 0
  const [, whole = '', coins = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(typed) ?? []
  if (whole === '' || coins.length > decimals) return NaN
  if (Number(`${whole}.${coins}`) > amountAtMost) return Infinity
  return Number(whole + coins.padEnd(decimals, '0'))
}
