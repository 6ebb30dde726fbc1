import { dayMs } from '#contract/domain/durations.ts'

const restMs = 90 * dayMs

/** What this device knows of its person's visits. */
export interface Visits {
  /** On how many days there was one. */
  days: number
  /** As `Sat Nov 21 2026`; '' before the first. */
  lastDay: string
  hasReserved: boolean
  /** When the hint was last declined. */
  declinedMs: number | null
}

export const noVisits: Visits = { days: 0, lastDay: '', hasReserved: false, declinedMs: null }

export const afterVisit = (visits: Visits, day: string): Visits =>
  visits.lastDay === day ? visits : { ...visits, lastDay: day, days: visits.days + 1 }

/** Where something is being typed, and the bottom of the screen is its own. */
const isBusyPage = (pathname: string) =>
  /^\/(login|register|lend|newchat|hostchat|reserve\/\d)/.test(pathname)

/** Who came back, or has something here to come back to, is asked whether to install the app; who declined
 *  is left alone for 90 days. */
export function isInstallMoment(
  { days, hasReserved, declinedMs }: Visits,
  { nowMs, pathname, hasSaved }: { nowMs: number; pathname: string; hasSaved: boolean },
): boolean {
  if (isBusyPage(pathname)) return false
  // By a clock that was ahead, it may have been declined later than now.
  if (declinedMs !== null && Math.abs(nowMs - declinedMs) < restMs) return false
  return days >= 2 || hasSaved || hasReserved
}
