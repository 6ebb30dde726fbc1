import type { Stay } from '#contract/domain/stay.ts'
import { addDays, startOfDay } from '#contract/domain/zone.ts'

/** The rest of the day on which it begins. */
export const wholeDay = (from: Date, zone: string): Stay => ({ from, to: nextDay(from, zone) })

/** The whole day after today. */
export const tomorrow = (now: Date, zone: string): Stay => wholeDay(nextDay(now, zone), zone)

/** Days need not begin at midnight: some clocks go forward then. */
const nextDay = (instant: Date, zone: string) =>
  startOfDay(addDays(startOfDay(instant, zone), 1, zone), zone)
