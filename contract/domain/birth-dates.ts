import { oldestAgeYears } from '../limits.ts'
import { hourMs } from './durations.ts'

/** Where the day begins first, it is so far ahead of UTC. */
const earliestZoneHours = 14

/** The first and the last date of birth that somebody may give, as YYYY-MM-DD: from 100 years ago, its whole year, to
 *  the day that it is somewhere by now. */
export function birthDates(now: Date): { first: string; last: string } {
  const today = new Date(now.getTime() + earliestZoneHours * hourMs)
  const firstYear = today.getUTCFullYear() - oldestAgeYears
  return { first: `${firstYear}-01-01`, last: today.toISOString().slice(0, 10) }
}
