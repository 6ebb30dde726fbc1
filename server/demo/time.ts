import { dayMs } from '#contract/domain/durations.ts'
import { addDays, instantAt, wallClockAt } from '#contract/domain/zone.ts'

/** Whole seconds, as the wire has them. */
export const toSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000)

/** Elapsed days, to the second. */
export const daysFrom = (instant: Date, days: number) =>
  toSecond(new Date(instant.getTime() + days * dayMs))

export const hoursFrom = (instant: Date, hours: number) => daysFrom(instant, hours / 24)

/** An hour of the wall clock, some days after today in a zone. */
export function atHour(now: Date, daysAhead: number, hour: number, zone: string): Date {
  const wall = wallClockAt(addDays(now, daysAhead, zone), zone)
  return instantAt({ ...wall, hour, minute: 0, second: 0 }, zone)
}
