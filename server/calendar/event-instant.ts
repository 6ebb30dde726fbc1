import ICAL from 'ical.js'
import { instantAt, isZone } from '#contract/domain/zone.ts'

/** When an event's time is. A day begins with the day of the listing's zone, and so does a time that names no
 *  zone. Of a zone that is named, the world's own table counts, and only where it has none, the calendar's.
 *  @param zoneName as the event writes it */
export function instantOf(time: ICAL.Time, zoneName: string | null, listingZone: string): Date {
  const { year, month, day } = time
  if (time.isDate) return instantAt({ year, month, day, ...midnight }, listingZone)
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const isDefined = time.zone !== ICAL.Timezone.localTimezone
  const isKnown = zoneName !== null && isZone(zoneName)
  if (isUtc || (isDefined && !isKnown)) return new Date(time.toUnixTime() * 1000)
  const { hour, minute, second } = time
  return instantAt({ year, month, day, hour, minute, second }, isKnown ? zoneName : listingZone)
}

const midnight = { hour: 0, minute: 0, second: 0 }
