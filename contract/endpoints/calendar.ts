import * as z from 'zod/mini'
import { calendarsCodec } from '../codecs/calendar.ts'
import { byId, endpoint, idInPath } from '../endpoint.ts'
import { calendarUrlLength } from '../limits.ts'
import { requiredText } from '../wire/primitives.ts'

/** How a listing's dates are shared with other sites; for the lender alone, as is all that follows. Each
 *  change answers how it stands then. */
export const getCalendars = endpoint({
  method: 'GET',
  path: 'api/rent/calendars/:id',
  access: 'user',
  params: byId,
  response: calendarsCodec,
})

/** Switching on what is on already keeps its address. */
export const switchCalendarExport = endpoint({
  method: 'POST',
  path: 'api/rent/exportcalendar/:id/:on',
  access: 'user',
  params: z.strictObject({ id: idInPath, on: z.enum(['0', '1']) }),
  response: calendarsCodec,
  invalidates: ['own-dates'],
})

/** A new address: nobody reads the calendar at the old one any more. */
export const renewCalendarExport = endpoint({
  method: 'POST',
  path: 'api/rent/renewcalendar/:id',
  access: 'user',
  params: byId,
  response: calendarsCodec,
  invalidates: ['own-dates'],
})

/** In the place of the one that is imported, if any. One that cannot be read now is refused, with the reason
 *  as the fault of `Url`. */
export const importCalendar = endpoint({
  method: 'POST',
  path: 'api/rent/importcalendar/:id',
  access: 'user',
  params: byId,
  body: z.strictObject({ Url: requiredText('Url', calendarUrlLength) }),
  response: calendarsCodec,
  invalidates: ['own-dates', 'booked', 'search'],
})

/** Reads it again now. When it cannot be read, the answer says why, and what it said before still counts. */
export const refreshImportedCalendar = endpoint({
  method: 'POST',
  path: 'api/rent/refreshcalendar/:id',
  access: 'user',
  params: byId,
  response: calendarsCodec,
  invalidates: ['own-dates', 'booked', 'search'],
})

/** Its dates can be reserved again. */
export const removeImportedCalendar = endpoint({
  method: 'POST',
  path: 'api/rent/unimportcalendar/:id',
  access: 'user',
  params: byId,
  response: calendarsCodec,
  invalidates: ['own-dates', 'booked', 'search'],
})
