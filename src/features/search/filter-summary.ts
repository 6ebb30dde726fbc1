import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PriceRange, SearchFilter } from '#contract/domain/filter.ts'
import { fromMajorUnits } from '#contract/domain/money.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { formatDate, formatMoneyShort, formatAmount } from '#src/i18n/format.ts'
import { listingTypeWords, periodWords } from '#src/i18n/words.ts'
import { siteTypes } from './filter-form.ts'

/** What a filter restricts, in words: 'Any Period • Any Price' when that is nothing. @see docs/product.md §2 */
export function filterSummary(filter: SearchFilter, i18n: I18n): string {
  const { types, periods, keyword, freeDuring, sort } = filter
  return [
    types.length < siteTypes.length &&
      types.map((type) => i18n._(listingTypeWords[type])).join(', '),
    periods.length < rentPeriods.length
      ? periods.map((period) => i18n._(periodWords[period])).join(', ')
      : i18n._(msg`Any Period`),
    priceWords(filter, i18n) || i18n._(msg`Any Price`),
    keyword && `“${keyword}”`,
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
  return restricted
    .map(
      (period) =>
        `${i18n._(periodWords[period])} ${rangeWords(filter, filter.prices[period], i18n)}`,
    )
    .join(', ')
}

function rangeWords({ currency }: SearchFilter, { min, max }: PriceRange, i18n: I18n): string {
  const of = currency ?? 'USD'
  const money = (value: number) => ({ amount: fromMajorUnits(value, of), currency: of })
  const words = (value: number) => (currency ? formatMoneyShort : formatAmount)(money(value))
  if (min === null) return i18n._(msg`up to ${words(max ?? 0)}`)
  if (max === null) return i18n._(msg`from ${words(min)}`)
  return `${words(min)}–${formatAmount(money(max))}`
}
