import { currencyByCode, type CurrencyCode } from '#contract/domain/currency.ts'
import type { MinorUnits } from '#contract/domain/money.ts'
import { withPoint } from '#contract/domain/typed-decimal.ts'
import { amountAtMost } from '#contract/limits.ts'

/** An amount as people type it.
 *  @returns zero for an empty field, NaN for what is no amount of this currency, Infinity for what is too large */
export function readAmount(text: string, currency: CurrencyCode): MinorUnits {
  const { decimals } = currencyByCode(currency)
  const typed = withPoint(text)
  if (typed === '') return 0
  const [, whole = '', coins = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed) ?? []
  if (whole === '' || coins.length > decimals) return NaN
  if (Number(`${whole}.${coins}`) > amountAtMost) return Infinity
  return Number(whole + coins.padEnd(decimals, '0'))
}
