import type { Offer } from '#contract/domain/listing.ts'
import { fromMajorUnits } from '#contract/domain/money.ts'
import { perPeriod, rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import type { Random } from '../random.ts'
import { countryWays } from './countries.ts'
import type { Home } from './home.ts'

/** Main units of the currency for one period. */
type Prices = Record<RentPeriod, number>

const bedroomFactors = [0.72, 1, 1.65, 2.5, 3.1, 3.8]

function monthlyFactor({ type, bedrooms }: Home): number {
  if (type === 'ROOM') return 0.48
  if (type === 'SHARED') return 0.27
  return (bedroomFactors[bedrooms] as number) * (type === 'HOUSE' ? 1.05 : 1)
}

/** What its features and its size add to the rent. */
function extras({ features, building, floor }: Home): number {
  return (
    (features.includes('seaView') ? 1.15 : 1) *
    (features.includes('privatePool') ? 1.4 : 1) *
    (features.includes('privateBathroom') ? 1.12 : 1) *
    (building?.features.includes('pool') ? 1.06 : 1) *
    (1 + Math.min(floor, 30) * 0.003)
  )
}

/** Each longer period costs more in all and less for a day: short ones are rounded up, long ones
 *  down, so that it stays so. */
function pricesOf(random: Random, home: Home): Prices {
  const { city, neighbourhood } = home
  const { steps } = countryWays[city.country]
  const month =
    city.monthlyRent *
    neighbourhood.priceLevel *
    monthlyFactor(home) *
    extras(home) *
    random.between(0.86, 1.16)
  const day = (month / 30) * random.between(1.65, 2.2)
  const week = day * random.between(5.2, 6.1)
  const hour = day * random.between(0.15, 0.2)
  const rounded = [hour, day, week, month].map((value, at) => {
    const step = steps[at] as number
    const round = at < 2 ? Math.ceil : Math.floor
    return Math.max(step, round(value / step) * step)
  })
  return perPeriod((period) => rounded[rentPeriods.indexOf(period)] as number)
}

const mixes: [RentPeriod[], number][] = [
  [['monthly'], 32],
  [['weekly', 'monthly'], 12],
  [['daily', 'weekly', 'monthly'], 24],
  [['daily', 'monthly'], 6],
  [['daily', 'weekly'], 12],
  [['daily'], 6],
  [['hourly', 'daily'], 4],
  [['hourly', 'daily', 'weekly', 'monthly'], 3],
  [['hourly'], 1],
]

/** How often a lender wants to see a request first. */
const approvalChances: Prices = { hourly: 0.3, daily: 0.4, weekly: 0.55, monthly: 0.85 }

export function offersOf(random: Random, home: Home): Record<RentPeriod, Offer> {
  const { currency } = countryWays[home.city.country]
  const prices = pricesOf(random, home)
  const possible = mixes.filter(
    ([periods]) => home.type !== 'SHARED' || !periods.includes('hourly'),
  )
  const mix = random.weighted(
    possible.map(([periods]) => periods),
    possible.map(([, weight]) => weight),
  )
  return perPeriod((period) => {
    const offered = mix.includes(period)
    const isKept = offered || random.chance(0.2)
    return {
      offered,
      price: isKept ? fromMajorUnits(prices[period], currency) : null,
      approval: offered ? random.chance(approvalChances[period]) : true,
    }
  })
}
