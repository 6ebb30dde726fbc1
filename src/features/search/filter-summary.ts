import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PriceRange, SearchFilter } from '#contract/domain/filter.ts'
import { fromMajorUnits } from '#contract/domain/money.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { formatDate, formatMoneyShort, formatAmount } from '#src/i18n/format.ts'
import { oneLabel } from '#src/i18n/one-label.ts'
import { typeWord } from '#src/i18n/site-text.ts'
import { periodWords } from '#src/i18n/words.ts'
import { siteTypes } from './filter-form.ts'

/** What a filter restricts, in words: 'Any Period • Any Price' when that is nothing. @see docs/product.md §2 */
export function filterSummary(filter: SearchFilter, i18n: I18n): string {
  const { types, periods, keyword, freeDuring, sort } = filter
  return [
    types.length < siteTypes.length && oneLabel(types.map((type) => i18n._(typeWord(type)))),
    periods.length < rentPeriods.length
      ? oneLabel(periods.map((period) => i18n._(periodWords[period])))
      : i18n._(msg`Any Period`),
    priceWords(filter, i18n) || i18n._(msg`Any Price`),
    keyword && i18n._(msg({ message: `“${keyword}”`, comment: 'A word that is looked for' })),
    freeDuring && `${formatDate(freeDuring.from)} – ${formatDate(freeDuring.to)}`,
    sort === 'price' && i18n._(msg`Lowest price first`),
    sort === 'distance' && i18n._(msg`Nearest first`),
  ]
    .filter(Boolean)
    .join(' • ')
}

function priceWords(filter: SearchFilter, i18n: I18n): string {
  const restricted = filter.periods.filter((period) => {
    const { min, max } = filter.prices[period]
    return min !== null || max !== null
  })
  return oneLabel(
    restricted.map((period) => {
      const range = rangeWords(filter, filter.prices[period], i18n)
      return i18n._(rangePerPeriod(range, period))
    }),
  )
}

/** @param price what may be paid: 'THB 500–2,000', 'up to THB 2,000' */
function rangePerPeriod(price: string, period: RentPeriod): MessageDescriptor {
  switch (period) {
    case 'hourly':
      return msg`${price} per hour`
    case 'daily':
      return msg`${price} per day`
    case 'weekly':
      return msg`${price} per week`
    case 'monthly':
      return msg`${price} per month`
  }
}

function rangeWords({ currency }: SearchFilter, { min, max }: PriceRange, i18n: I18n): string {
  const of = currency ?? 'USD'
  const money = (value: number) => ({ amount: fromMajorUnits(value, of), currency: of })
  const words = (value: number) => (currency ? formatMoneyShort : formatAmount)(money(value))
  if (min === null) return i18n._(msg`up to ${words(max ?? 0)}`)
  if (max === null) return i18n._(msg`from ${words(min)}`)
  return `${words(min)}–${formatAmount(money(max))}`
}
