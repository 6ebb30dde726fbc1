import * as z from 'zod/mini'
import { calendarFaults } from '../domain/calendar.ts'
import { id, instant } from './primitives.ts'

const range = { DTFROM: instant, DTTO: instant }

export const calendars = z.object({
  ExportPath: z.nullable(z.string()),
  Import: z.nullable(
    z.object({
      Url: z.string(),
      ReadOn: instant,
      Fault: z.nullable(z.enum(calendarFaults)),
      Ranges: z.array(z.object(range)),
    }),
  ),
  Conflicts: z.array(
    z.object({
      ...range,
      TakenBy: z.array(z.object({ ...range, Kind: z.enum(['reservation', 'block']), Id: id })),
    }),
  ),
})
