import { dayMs } from './durations.ts'

/** Date and time of day as a clock on the wall shows them; months count from 1. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, formatter)
  return formatter
}

/** The listing's wall clock at an instant. @throws RangeError for a zone that Intl does not know */
export function wallClockAt(instant: Date, zone: string): WallClock {
  const wall: Record<string, number> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) wall[type] = Number(value)
  const { year, month, day, hour, minute, second } = wall as unknown as WallClock
  return { year, month, day, hour, minute, second }
}

/** `Date.UTC` would take a year below 100 for one of the twentieth century. */
function asUtcMs({ year, month, day, hour, minute, second }: WallClock): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, second)
}

const offsetMs = (instantMs: number, zone: string) =>
  asUtcMs(wallClockAt(new Date(instantMs), zone)) - Math.floor(instantMs / 1000) * 1000

const knownZones = new Map<string, boolean>()

/** Whether the world's table here has a zone of that name; a device may call its own by one that it does not have. */
export function isZone(name: string): boolean {
  const before = knownZones.get(name)
  if (before !== undefined) return before
  const is = canBeShown(name)
  knownZones.set(name, is)
  return is
}

function canBeShown(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Whether the clocks of both zones show the same at an instant. */
export const isSameClock = (instant: Date, zone: string, other: string): boolean =>
  offsetMs(instant.getTime(), zone) === offsetMs(instant.getTime(), other)

/** The instant at which the wall clock shows `wall`. A time that a clock change skips moves
 *  forward by as much as the clock does; of a time that comes twice, the first is meant.
 *  @see docs/product.md §5 */
export function instantAt(wall: WallClock, zone: string): Date {
  const utcMs = asUtcMs(wall)
  const offsetBefore = offsetMs(utcMs - dayMs, zone)
  const offsetAfter = offsetMs(utcMs + dayMs, zone)
  // A time comes twice where the offset becomes smaller: by the one before it comes first.
  const candidates = [utcMs - offsetBefore, utcMs - offsetAfter]
  const shown = candidates.find((ms) => ms + offsetMs(ms, zone) === utcMs)
  return new Date(shown ?? utcMs - offsetBefore)
}

/** The same time of day some days later on the zone's calendar. */
export function addDays(instant: Date, days: number, zone: string): Date {
  const wall = wallClockAt(instant, zone)
  return instantAt({ ...wall, day: wall.day + days }, zone)
}

/** The beginning of the hour that the wall clock shows. */
export function startOfHour(instant: Date, zone: string): Date {
  const { minute, second } = wallClockAt(instant, zone)
  const ms = instant.getTime()
  return new Date(Math.floor(ms / 1000) * 1000 - (minute * 60 + second) * 1000)
}

/** When the zone's calendar turned to the day of an instant. */
export function startOfDay(instant: Date, zone: string): Date {
  return instantAt({ ...wallClockAt(instant, zone), hour: 0, minute: 0, second: 0 }, zone)
}

/** The last instant of a year in the zone is before this one. */
export function startOfYear(year: number, zone: string): Date {
  return instantAt({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, zone)
}
