import ICAL from 'ical.js'
import { wallClockAt } from '#contract/domain/zone.ts'
import { zoneOf } from './event-instant.ts'

/** The end of a rule, written as the start of its event is: the library compares how the two are written, which need
 *  not be on the same clock. A day ends when it is over. Where the start names no zone, an end on the world's clock may
 *  have been meant for the listing's: the later counts, for a day too many costs less than one that looks free.
 *  @param zoneName of the start, as the event writes it */
export function ruleEnd(
  until: ICAL.Time,
  start: ICAL.Time,
  zoneName: string | null,
  listingZone: string,
): ICAL.Time {
  const { year, month, day, hour, minute, second } = until
  const time = until.isDate ? lastSecond : { hour, minute, second }
  const written = new ICAL.Time({ year, month, day, ...time }, start.zone)
  const zone = zoneOf(start, zoneName, listingZone)
  if (until.zone !== ICAL.Timezone.utcTimezone) return written
  if (zone === null) return until
  const shown = new ICAL.Time(wallClockAt(until.toJSDate(), zone), start.zone)
  const isNamed = !start.isDate && zone === zoneName
  return isNamed || shown.compare(written) > 0 ? shown : written
}

const lastSecond = { hour: 23, minute: 59, second: 59 }
