import type { Offer } from '#contract/domain/listing.ts'
import type { MinorUnits } from '#contract/domain/money.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { Random } from '../random.ts'
import type { Country } from '../cities/city.ts'
import type { Home } from './home.ts'

export interface Deposit {
  amount: MinorUnits
  terms: string
}

/** Months of rent that lenders usually ask for. */
const usualMonths: Record<Country, number> = { TH: 2, VN: 1, US: 1, DE: 3, GB: 1, FR: 1, JP: 2 }

const monthsWords = ['', 'One month of rent', 'Two months of rent', 'Three months of rent']

const longTerms = [
  'returned within 14 days after the final bills.',
  'returned at handover when everything is in order.',
  'returned within 30 days of moving out, less damages.',
]

const shortTerms = [
  'Returned on the day of departure.',
  'Held in cash at check-in and returned at check-out.',
  'Returned within three days after the place has been looked at.',
  'For the keys and the inventory; returned at check-out.',
]

/** A deposit that fits the longest period on offer. */
export function depositOf(
  random: Random,
  { type, city: { country } }: Home,
  { daily, weekly, monthly }: Record<RentPeriod, Offer>,
): Deposit {
  if (monthly.offered && monthly.price) {
    const isWholeHome = type === 'CONDO' || type === 'HOUSE'
    const months = isWholeHome && random.chance(0.75) ? usualMonths[country] : 1
    return {
      amount: months * monthly.price,
      terms: `${monthsWords[months]}, ${random.pick(longTerms)}`,
    }
  }
  const base = weekly.price ? Math.round(weekly.price / 2) : daily.price
  if (!base || random.chance(0.3)) return { amount: 0, terms: '' }
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(base)))
  return { amount: Math.round(base / digits) * digits, terms: random.pick(shortTerms) }
}
