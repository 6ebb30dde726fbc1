import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { Country } from '../cities/city.ts'

export interface CountryWays {
  currency: CurrencyCode
  /** What a CONDO is called. */
  flat: string
  /** Relative to a usual floor area. */
  sizeFactor: number
  feet: boolean
  warm: boolean
  /** Rents are rounded to this, in main units: [hour, day, week, month]. */
  steps: [number, number, number, number]
}

const euros: Pick<CountryWays, 'currency' | 'feet' | 'warm' | 'steps'> = {
  currency: 'EUR',
  feet: false,
  warm: false,
  steps: [1, 5, 10, 25],
}

export const countryWays: Record<Country, CountryWays> = {
  TH: {
    currency: 'THB',
    flat: 'condo',
    sizeFactor: 1,
    feet: false,
    warm: true,
    steps: [10, 50, 100, 500],
  },
  VN: {
    currency: 'VND',
    flat: 'apartment',
    sizeFactor: 1,
    feet: false,
    warm: true,
    steps: [5_000, 10_000, 50_000, 100_000],
  },
  US: {
    currency: 'USD',
    flat: 'apartment',
    sizeFactor: 1.25,
    feet: true,
    warm: false,
    steps: [1, 5, 10, 25],
  },
  DE: { ...euros, flat: 'flat', sizeFactor: 1.25 },
  GB: { ...euros, flat: 'flat', sizeFactor: 1.05 },
  FR: { ...euros, flat: 'flat', sizeFactor: 0.9 },
  JP: {
    currency: 'JPY',
    flat: 'apartment',
    sizeFactor: 0.75,
    feet: false,
    warm: false,
    steps: [100, 500, 1_000, 1_000],
  },
}
