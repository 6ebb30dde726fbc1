import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { calendarsCodec } from '#contract/codecs/calendar.ts'
import type { Calendars } from '#contract/domain/calendar.ts'
import {
  getCalendars,
  importCalendar,
  refreshImportedCalendar,
  removeImportedCalendar,
  renewCalendarExport,
  switchCalendarExport,
} from '#contract/endpoints/calendar.ts'
import { exportPathOf } from '#contract/pages.ts'
import { route } from '#server/plugins/route.ts'
import * as calendars from '#server/services/calendars.ts'
import type { Context } from '#server/services/context.ts'
import * as imports from '#server/services/import-calendar.ts'

const answer = async (read: Promise<Calendars>) => ({
  resObj: z.encode(calendarsCodec, await read),
})

export const calendarRoutes = [
  route(getCalendars, ({ context, userId, params }) =>
    answer(calendars.readCalendars(context, userId, params.id)),
  ),

  route(switchCalendarExport, ({ context, userId, params }) =>
    answer(calendars.switchExport(context, userId, params.id, params.on === '1')),
  ),

  route(renewCalendarExport, ({ context, userId, params }) =>
    answer(calendars.renewExport(context, userId, params.id)),
  ),

  route(importCalendar, ({ context, userId, params, body }) =>
    answer(imports.importCalendar(context, userId, params.id, body.Url)),
  ),

  route(refreshImportedCalendar, ({ context, userId, params }) =>
    answer(imports.refreshImport(context, userId, params.id)),
  ),

  route(removeImportedCalendar, ({ context, userId, params }) =>
    answer(imports.removeImportedCalendar(context, userId, params.id)),
  ),
]

/** So long other calendars need not ask again. */
const maxAgeSeconds = 300

/** What a listing has taken, for other calendars. The address is all that they know, so what it gives away is no more
 *  than whoever looks at the listing sees. */
export function registerCalendars(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { token: string } }>(exportPathOf(':token'), async (request, reply) => {
    const text = await calendars.readExportedCalendar(context, request.params.token)
    // Nobody who learns the address from elsewhere is to find it.
    reply.header('x-robots-tag', 'noindex')
    if (text === null) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    }
    return reply
      .header('cache-control', `private, max-age=${maxAgeSeconds}`)
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
