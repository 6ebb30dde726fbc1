import type ICAL from 'ical.js'
import { instantOf } from './event-instant.ts'

/** Takes the times out of a series that it does not have: the library compares how they are written, which need not be
 *  on the same clock. It keeps its say of whole days, since many write one as its midnight on the world's clock.
 *  @param zoneName of the start, as the event writes it */
export function takeExceptedMs(
  master: ICAL.Component,
  zoneName: string | null,
  listingZone: string,
): number[] {
  const lists = master.getAllProperties('exdate').filter(({ type }) => type === 'date-time')
  const excepted = lists.flatMap((list) =>
    (list.getValues() as ICAL.Time[]).map((time) =>
      instantOf(time, list.getFirstParameter('tzid') ?? zoneName, listingZone).getTime(),
    ),
  )
  const { isDate } = master.getFirstPropertyValue('dtstart') as ICAL.Time
  if (!isDate) for (const list of lists) master.removeProperty(list)
  return excepted
}
