import type { Stay } from './stay.ts'

/** Why a calendar cannot be imported. */
export const calendarFaults = [
  'no-address',
  'private',
  'away',
  'refused',
  'late',
  'leads-on',
  'too-large',
  'no-calendar',
  'too-many',
] as const

export type CalendarFault = (typeof calendarFaults)[number]

/** The same for a person. */
export const calendarFaultSentences: Readonly<Record<CalendarFault, string>> = {
  'no-address': 'Please enter the https address of a calendar.',
  private: 'This address is not on the internet.',
  away: 'This calendar cannot be reached.',
  refused: 'There is no calendar at this address.',
  late: 'This calendar did not arrive in time.',
  'leads-on': 'This address redirects too often.',
  'too-large': 'This calendar is too large. Maximum 1 MB.',
  'no-calendar': 'What is at this address is not a calendar that can be read.',
  'too-many': 'This calendar has too many dates.',
}

/** Dates of a listing that another site has taken. */
export interface CalendarImport {
  url: string
  /** When it was asked for what counts: the last time that it was read without a fault. */
  readOn: Date
  /** Of the last try; null when that went well. */
  fault: CalendarFault | null
  /** What it takes from now on, soonest first; nothing of it overlaps. */
  ranges: Stay[]
}

/** What has the dates on this site. */
export interface TakenBy extends Stay {
  kind: 'reservation' | 'block'
  /** Of the reservation or the block. */
  id: number
}

/** Dates that another site has taken, and this one as well. */
export interface CalendarConflict extends Stay {
  /** Soonest first. */
  takenBy: TakenBy[]
}

/** How a listing's dates are shared with other sites; for its lender alone. */
export interface Calendars {
  /** Where the listing's own calendar is, below the origin of the site; null while it is switched off. */
  exportPath: string | null
  import: CalendarImport | null
  conflicts: CalendarConflict[]
}
