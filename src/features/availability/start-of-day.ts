import { instantAt, wallClockAt } from '#contract/domain/zone.ts'

/** When a zone's calendar turned to the day of an instant. */
export const startOfDay = (instant: Date, zone: string): Date =>
  instantAt({ ...wallClockAt(instant, zone), hour: 0, minute: 0, second: 0 }, zone)
