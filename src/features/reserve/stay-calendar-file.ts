import { statusNow } from '#contract/domain/request-expiry.ts'
import { isActive, type ReservationView } from '#contract/domain/reservation.ts'
import { utcText } from '#src/i18n/utc-text.ts'

type Active = 'requested' | 'confirmed'

/** Whether its dates are held, so that they belong into a calendar. */
export const belongsInCalendar = (
  reservation: ReservationView,
  now: Date,
): reservation is ReservationView & { status: Active } =>
  isActive({ status: statusNow(reservation, now) })

const calendarStates: Record<Active, string> = { requested: 'TENTATIVE', confirmed: 'CONFIRMED' }

/** A stay as a file that calendars take (RFC 5545). A later file of the same stay changes it there.
 *  @param words how the stay is called, what is said of it, and the address where it stands */
export function stayCalendarFile(
  reservation: ReservationView & { status: Active },
  { title, details, url }: { title: string; details: string; url: string },
): string {
  const { id, status, from, to, madeOn, updatedOn, listing } = reservation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Staylend//Staylend//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:reservation-${id}@${new URL(url).hostname}`,
    `SEQUENCE:${Math.floor((updatedOn.getTime() - madeOn.getTime()) / 1000)}`,
    `DTSTAMP:${stamp(updatedOn)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `STATUS:${calendarStates[status]}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    ...(listing.city ? [`LOCATION:${escaped(`${listing.city} ${listing.zip}`.trim())}`] : []),
    ...(listing.place ? [`GEO:${listing.place.lat};${listing.place.lng}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** '20261201T050000Z'. */
const stamp = (instant: Date) => utcText(instant, 'YYYYMMDD[T]HHmmss[Z]')

/** Calendars refuse a file with other control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\p{Cc}/gu, ''))
    .join('\\n')

const lineBytes = 75
const encoder = new TextEncoder()

/** A long line goes on in the next one, behind a space; no character is cut. */
function folded(line: string): string {
  let result = ''
  let bytes = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (bytes + length > lineBytes) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += length
  }
  return result
}
