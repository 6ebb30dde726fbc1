import ICAL from 'ical.js'
import type { TakenBy } from '#contract/domain/calendar.ts'
import { oneLine } from '#contract/domain/one-line.ts'
import { ownUid } from './own-uid.ts'

// 75 bytes at most, and the library does not count the space before what goes on.
ICAL.foldLength = 74

const productName = '-//Staylend//Calendar//EN'

/** What is taken, without a word of by whom. */
const summaries = { reservation: 'Reserved', block: 'Not available' } as const

/** An iCalendar file of the dates that are taken. */
export function writeCalendar(
  listing: { id: number; title: string },
  ranges: readonly TakenBy[],
  { now, mark }: { now: Date; mark: string },
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', productName)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('x-wr-calname', asText(listing.title))
  for (const { kind, id, from, to } of ranges) {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', ownUid(kind, id, { listingId: listing.id, mark }))
    event.addPropertyWithValue('dtstamp', utc(now))
    event.addPropertyWithValue('dtstart', utc(from))
    event.addPropertyWithValue('dtend', utc(to))
    event.addPropertyWithValue('summary', summaries[kind])
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}

const utc = (instant: Date) => ICAL.Time.fromJSDate(instant, true)

/** The library writes what it does not know as it is: a title of two lines would be two properties. */
const asText = (title: string) => oneLine(title).replaceAll(/[\\;,]/g, '\\$&')
