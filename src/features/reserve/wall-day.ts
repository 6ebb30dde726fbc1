import { CalendarDate } from '@internationalized/date'
import { instantAt, wallClockAt } from '#contract/domain/zone.ts'

/** The day that a zone's calendar shows at an instant. */
export function dayOf(instant: Date, zone: string): CalendarDate {
  const { year, month, day } = wallClockAt(instant, zone)
  return new CalendarDate(year, month, day)
}

export interface TimeOfDay {
  hour: number
  minute: number
}

export function timeOf(instant: Date, zone: string): TimeOfDay {
  const { hour, minute } = wallClockAt(instant, zone)
  return { hour, minute }
}

/** When a zone's clock shows this time on this day; see `instantAt` for clock changes. */
export function instantOn(
  { year, month, day }: CalendarDate,
  { hour, minute }: TimeOfDay,
  zone: string,
): Date {
  return instantAt({ year, month, day, hour, minute, second: 0 }, zone)
}
