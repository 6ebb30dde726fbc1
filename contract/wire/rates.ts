import * as z from 'zod/mini'
import { calendarDate } from './primitives.ts'

const rate = z.number().check(z.positive())

/** How many units of each currency, by its id, one US dollar buys; none is older than `AsOf`. */
export const referenceRates = z.object({
  AsOf: calendarDate,
  UnitsPerUsd: z.strictObject({
    0: rate,
    1: rate,
    2: rate,
    3: rate,
    4: rate,
    5: rate,
    6: rate,
    7: rate,
  }),
})
