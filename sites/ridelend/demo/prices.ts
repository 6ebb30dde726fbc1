import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { ListingContent, Offer } from '#contract/domain/listing.ts'
import { fromMajorUnits } from '#contract/domain/money.ts'
import { perPeriod, rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import type { Country } from '#server/demo/cities/city.ts'
import { countryWays } from '#server/demo/homes/countries.ts'
import type { Random } from '#server/demo/random.ts'
import type { Vehicle, VehicleType } from './vehicle.ts'

/** Main units of the currencies that countries have here, for a dollar. */
const perDollar: Partial<Record<CurrencyCode, number>> = {
  THB: 32,
  VND: 26_000,
  USD: 1,
  EUR: 0.87,
  JPY: 154,
}

/** Relative to what the models say. */
const levels: Record<Country, number> = {
  TH: 1,
  VN: 0.85,
  US: 1.05,
  DE: 0.95,
  GB: 1.1,
  FR: 1,
  JP: 0.85,
}

const mixes: Record<VehicleType, [RentPeriod[], number][]> = {
  CAR: [
    [['daily', 'weekly'], 34],
    [['daily'], 18],
    [['daily', 'weekly', 'monthly'], 30],
    [['hourly', 'daily'], 12],
    [['monthly'], 6],
  ],
  MOTORBIKE: [
    [['daily', 'weekly', 'monthly'], 42],
    [['daily', 'weekly'], 26],
    [['daily'], 14],
    [['weekly', 'monthly'], 10],
    [['hourly', 'daily'], 8],
  ],
  BICYCLE: [
    [['hourly', 'daily'], 36],
    [['daily', 'weekly'], 26],
    [['hourly', 'daily', 'weekly', 'monthly'], 16],
    [['daily', 'monthly'], 12],
    [['hourly'], 10],
  ],
  BOAT: [
    [['hourly', 'daily'], 42],
    [['daily'], 34],
    [['daily', 'weekly'], 16],
    [['hourly'], 8],
  ],
}

/** How often a lender wants to see a request first. */
const approvalChances: Record<VehicleType, number> = {
  CAR: 0.5,
  MOTORBIKE: 0.4,
  BICYCLE: 0.15,
  BOAT: 0.65,
}

const depositTerms: Record<VehicleType, string[]> = {
  CAR: [
    'Returned when the car is back without new scratches and with as much fuel as before.',
    'Returned within three days, less fines and fuel.',
    'Equal to the excess of the insurance; returned at the handover.',
  ],
  MOTORBIKE: [
    'Returned when I have looked at the bike together with you. No passport is kept.',
    'In cash at the handover, returned on the spot.',
  ],
  BICYCLE: ['For the bicycle and its lock; returned when both are back.', ''],
  BOAT: [
    'Returned after the boat has been looked at, on the same day.',
    'Covers the excess of the insurance; returned within two days.',
  ],
}

/** What one offers and asks for a vehicle. Each longer period costs more in all and less for a day: short ones are
 *  rounded up, long ones down, so that it stays so. */
export function termsOf(
  random: Random,
  { model, city, energy }: Vehicle,
): Pick<ListingContent, 'currency' | 'offers' | 'deposit' | 'depositTerms'> {
  const { currency, steps, warm } = countryWays[city.country]
  const dollars = model.dayDollars[warm ? 'warm' : 'cool'] * levels[city.country]
  const isPlugged = energy === 'electric' ? 1.25 : 1
  const day = dollars * (perDollar[currency] ?? 1) * isPlugged * random.between(0.85, 1.2)
  const exact = [
    day * random.between(0.17, 0.23),
    day,
    day * random.between(5, 5.8),
    day * random.between(13.5, 17),
  ]
  const rounded = exact.map((value, at) => {
    const step = steps[at] as number
    return Math.max(step, (at < 2 ? Math.ceil : Math.floor)(value / step) * step)
  })
  const offers = offersOf(random, model.type, (period) =>
    fromMajorUnits(rounded[rentPeriods.indexOf(period)] as number, currency),
  )
  const terms = random.pick(depositTerms[model.type])
  const days = terms ? random.whole(3, 6) : 0
  const deposit = Math.floor((day * days) / (steps[2] as number)) * (steps[2] as number)
  return {
    currency,
    offers,
    deposit: fromMajorUnits(deposit, currency),
    depositTerms: deposit > 0 ? terms : '',
  }
}

function offersOf(
  random: Random,
  type: VehicleType,
  priceOf: (period: RentPeriod) => number,
): Record<RentPeriod, Offer> {
  const mix = random.weighted(
    mixes[type].map(([periods]) => periods),
    mixes[type].map(([, weight]) => weight),
  )
  return perPeriod((period) => {
    const offered = mix.includes(period)
    return {
      offered,
      price: offered ? priceOf(period) : null,
      approval: offered ? random.chance(approvalChances[type]) : true,
    }
  })
}
