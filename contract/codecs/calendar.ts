import * as z from 'zod/mini'
import type { Calendars } from '../domain/calendar.ts'
import { calendars } from '../wire/calendar.ts'
import { decodeInstant, encodeInstant } from './primitives.ts'
import { decodeStay, encodeStay } from './reservation.ts'

export const calendarsCodec = z.codec(calendars, z.custom<Calendars>(), {
  decode: ({ ExportPath, Import, Conflicts }): Calendars => ({
    exportPath: ExportPath,
    import: Import && {
      url: Import.Url,
      readOn: decodeInstant(Import.ReadOn),
      fault: Import.Fault,
      ranges: Import.Ranges.map(decodeStay),
    },
    conflicts: Conflicts.map(({ TakenBy, ...range }) => ({
      ...decodeStay(range),
      takenBy: TakenBy.map(({ Kind, Id, ...taken }) => ({
        ...decodeStay(taken),
        kind: Kind,
        id: Id,
      })),
    })),
  }),
  encode: ({ exportPath, import: imported, conflicts }) => ({
    ExportPath: exportPath,
    Import: imported && {
      Url: imported.url,
      ReadOn: encodeInstant(imported.readOn),
      Fault: imported.fault,
      Ranges: imported.ranges.map(encodeStay),
    },
    Conflicts: conflicts.map(({ takenBy, ...range }) => ({
      ...encodeStay(range),
      TakenBy: takenBy.map(({ kind, id, ...taken }) => ({
        ...encodeStay(taken),
        Kind: kind,
        Id: id,
      })),
    })),
  }),
})
