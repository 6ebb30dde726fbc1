import { reservablePeriods, reservablePrice, type Listing } from '#contract/domain/listing.ts'
import type { Money } from '#contract/domain/money.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { countPeriods, totalOf, type Stay } from '#contract/domain/stay.ts'

export interface CheaperPeriod {
  period: RentPeriod
  periods: number
  price: Money
  total: Money
}

/** The longer period of the listing that makes the same stay cheapest; null when none is cheaper. */
export function cheaperPeriod(
  listing: Pick<Listing, 'currency' | 'offers' | 'zone'>,
  chosen: RentPeriod,
  stay: Stay,
): CheaperPeriod | null {
  const bill = (period: RentPeriod): CheaperPeriod[] => {
    const price = reservablePrice(listing, period)
    const periods = countPeriods(stay, period, listing.zone)
    return price && periods ? [{ period, periods, price, total: totalOf(periods, price) }] : []
  }
  const [now] = bill(chosen)
  const longer = reservablePeriods(listing)
    .filter((period) => rentPeriods.indexOf(period) > rentPeriods.indexOf(chosen))
    .flatMap(bill)
    .sort((a, b) => a.total.amount - b.total.amount)
  const [best] = longer
  return now && best && best.total.amount < now.total.amount ? best : null
}
