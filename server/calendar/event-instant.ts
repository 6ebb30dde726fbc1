import ICAL from 'ical.js'
import { instantAt, isZone } from '#contract/domain/zone.ts'

/** When an event's time is. A day begins with the day of the listing's zone.
 *  @param zoneName as the event writes it */
export function instantOf(time: ICAL.Time, zoneName: string | null, listingZone: string): Date {
  const zone = zoneOf(time, zoneName, listingZone)
  if (zone === null) return new Date(time.toUnixTime() * 1000)
  const { year, month, day, hour, minute, second } = time
  return instantAt({ year, month, day, hour, minute, second }, zone)
}

/** Whose clock an event's time is on: the listing's that of a day, and of a time that names no zone. Of a zone that is
 *  named, the world's own table counts, and only where it has none, the calendar's.
 *  @param zoneName as the event writes it
 *  @returns null when the library knows its instant */
export function zoneOf(
  time: ICAL.Time,
  zoneName: string | null,
  listingZone: string,
): string | null {
  if (time.isDate) return listingZone
  if (time.zone === ICAL.Timezone.utcTimezone) return null
  if (zoneName !== null && isZone(zoneName)) return zoneName
  return time.zone === ICAL.Timezone.localTimezone ? listingZone : null
}
