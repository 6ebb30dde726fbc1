import {
  defaultReservedPeriods,
  minuteSteps,
  reservableYearsAhead,
  reservationFee,
} from '../limits.ts'
import { hourMs, minuteMs } from './durations.ts'
import { multiplyMoney, type Money } from './money.ts'
import { periodLengths, type RentPeriod } from './rent-period.ts'
import { addDays, startOfHour, startOfYear, wallClockAt } from './zone.ts'

/** Half-open: [from, to). One stay may start when another ends. */
export interface Stay {
  from: Date
  to: Date
}

/** Stays begin and end on a quarter of an hour: all zones agree on when one begins. */
export const quarterMs = (minuteSteps[1] - minuteSteps[0]) * minuteMs

/** The end of `count` periods that begin at `from`. */
export function addPeriods(from: Date, count: number, period: RentPeriod, zone: string): Date {
  const length = periodLengths[period]
  return length.unit === 'hour'
    ? new Date(from.getTime() + count * length.count * hourMs)
    : addDays(from, count * length.count, zone)
}

/** Whole periods billed for a stay, rounded up on the listing's wall clock: the smallest number
 *  of periods that reaches its end. Monthly is 30 days.
 *  @returns null when a date is invalid or `to` is not after `from`.
 *  @see docs/product.md §5 */
export function countPeriods({ from, to }: Stay, period: RentPeriod, zone: string): number | null {
  const elapsedMs = to.getTime() - from.getTime()
  if (!(elapsedMs > 0)) return null
  const length = periodLengths[period]
  const unitMs = length.count * (length.unit === 'hour' ? hourMs : 24 * hourMs)
  let count = Math.max(1, Math.ceil(elapsedMs / unitMs) - 1)
  while (addPeriods(from, count, period, zone) < to) count += 1
  return count
}

export function totalOf(periods: number, price: Money): Money {
  const rent = multiplyMoney(price, periods)
  return { ...rent, amount: rent.amount + reservationFee }
}

/** Seven periods from the hour that has begun. */
export function defaultStay(now: Date, period: RentPeriod, zone: string): Stay {
  const from = startOfHour(now, zone)
  return { from, to: addPeriods(from, defaultReservedPeriods, period, zone) }
}

export type StayFault = 'empty' | 'off-grid' | 'past' | 'too-far'

function isOnGrid(instant: Date, zone: string): boolean {
  const { minute, second } = wallClockAt(instant, zone)
  return (
    minuteSteps.some((step) => step === minute) && second === 0 && instant.getMilliseconds() === 0
  )
}

/** Why a stay cannot be reserved at `now`, whatever is taken; null when it can.
 *  @see docs/product.md §5 */
export function stayFault({ from, to }: Stay, now: Date, zone: string): StayFault | null {
  if (!(to.getTime() > from.getTime())) return 'empty'
  if (!isOnGrid(from, zone) || !isOnGrid(to, zone)) return 'off-grid'
  if (from < startOfHour(now, zone) || to <= now) return 'past'
  return to > endOfBookableTime(now, zone) ? 'too-far' : null
}

/** What of dates is not over: the hour that has begun still counts. */
export function notOver({ from, to }: Stay, now: Date, zone: string): Stay {
  const earliest = startOfHour(now, zone)
  return { from: from < earliest ? earliest : from, to }
}

/** No stay ends later: the beginning of the fifth year ahead. */
export const endOfBookableTime = (now: Date, zone: string): Date =>
  startOfYear(wallClockAt(now, zone).year + reservableYearsAhead + 1, zone)

export function overlaps(a: Stay, b: Stay): boolean {
  return a.from < b.to && b.from < a.to
}
