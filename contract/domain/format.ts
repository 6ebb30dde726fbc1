import { dateFormat, numberFormat } from './formatters.ts'
import { toMajorUnits, type Money } from './money.ts'
import type { Culture } from './user.ts'

/** 'THB 900.00', always with two decimals. @see docs/product.md §9 */
export function moneyText(money: Money, culture: Culture): string {
  const amount = numberFormat(culture, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(toMajorUnits(money))
  return `${money.currency}\u00a0${amount}`
}

/** 'Nov 21, 2026, 2:00 PM'.
 *  @param zone of the clock on the wall; undefined is this device's */
export function dateTimeText(instant: Date, culture: Culture, zone: string | undefined): string {
  return dateFormat(culture, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(instant)
}
