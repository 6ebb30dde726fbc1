import { sql, type RawBuilder } from 'kysely'
import { currencies, type CurrencyCode } from '#contract/domain/currency.ts'
import { valueIn, type ExchangeRates } from '#contract/domain/exchange.ts'
import { fromMajorUnits, type MinorUnits } from '#contract/domain/money.ts'
import type { PriceRange, SearchFilter } from '#contract/domain/filter.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'

const offered = (period: RentPeriod) => sql.ref(`${period}_offered`)
const minor = (period: RentPeriod) => sql.ref(`${period}_minor`)

/** Whether one of the periods can be reserved for a price in US dollars, and which is the lowest; step by step as
 *  `valueIn` counts, so that both round alike. */
export function lowestUsd(periods: RentPeriod[], rates: ExchangeRates): RawBuilder<number> {
  const prices = periods.map((period) => {
    const values = currencies.map(({ id, code, decimals }) => {
      const own = sql`${minor(period)}::double precision / ${sql.lit(10 ** decimals)}::double precision`
      return code === 'USD'
        ? sql`when ${sql.lit(id)} then ${own}`
        : sql`when ${sql.lit(id)}
            then ${own} * ${rates.USD}::double precision / ${rates[code]}::double precision`
    })
    return sql`case when ${offered(period)} and ${minor(period)} > 0
      then case currency_id ${sql.join(values, sql` `)} end end`
  })
  return sql<number>`least(${sql.join(prices)})`
}

/** Whether a period can be reserved for a price in this range.
 *  @param currency of the range; null for each listing's own */
export function isPricedWithin(
  period: RentPeriod,
  range: PriceRange,
  currency: SearchFilter['currency'],
  rates: ExchangeRates,
): RawBuilder<boolean> {
  const amounts = currencies.map(({ code }) => amountsWithin(range, currency ?? code, code, rates))
  // A look into a list takes longer than a comparison.
  const ofCurrency = (values: MinorUnits[]) =>
    values.every((value) => value === values[0])
      ? sql`${values[0]}::bigint`
      : sql`(${sql.val(values)}::bigint[])[currency_id + 1]`
  return sql<boolean>`(${offered(period)} and ${minor(period)}
    between ${ofCurrency(amounts.map(({ fewest }) => fewest))}
    and ${ofCurrency(amounts.map(({ most }) => most))})`
}

/** The amounts of `own` currency whose value is in a range, free ones left out: whole numbers are compared at a tenth of
 *  the cost of values.
 *  @param range in main units of `currency` */
export function amountsWithin(
  { min, max }: PriceRange,
  currency: CurrencyCode,
  own: CurrencyCode,
  rates: ExchangeRates,
): { fewest: MinorUnits; most: MinorUnits } {
  const worth = (amount: MinorUnits) => valueIn(currency, { amount, currency: own }, rates)
  /** A few units off, as numbers round. */
  const roughly = (value: number) => fromMajorUnits((value * rates[own]) / rates[currency], own)

  let fewest = Math.min(Math.max(roughly(min ?? 0), 1), Number.MAX_SAFE_INTEGER)
  while (fewest > 1 && worth(fewest - 1) >= (min ?? 0)) fewest -= 1
  while (fewest < Number.MAX_SAFE_INTEGER && worth(fewest) < (min ?? 0)) fewest += 1
  if (max === null) return { fewest, most: Number.MAX_SAFE_INTEGER }

  let most = Math.min(Math.max(roughly(max), 0), Number.MAX_SAFE_INTEGER)
  while (most > 0 && worth(most) > max) most -= 1
  while (most < Number.MAX_SAFE_INTEGER && worth(most + 1) <= max) most += 1
  return { fewest, most }
}
