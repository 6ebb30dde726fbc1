import type { Person } from './person.ts'

/** Reserves a listing, or asks for it, without a page.
 *  @param RentalPeriodId 0 for hours, 1 for days
 *  @param PeriodPrice of one of them */
export const askForStay = (
  by: Person,
  {
    RentId,
    fromMs,
    toMs,
    RentalPeriodId = 0,
    PeriodPrice = 90,
  }: {
    RentId: number
    fromMs: number
    toMs: number
    RentalPeriodId?: number
    PeriodPrice?: number
  },
) =>
  by.ask<{ Id: number }>('POST', '/api/reserve/create', {
    RentId,
    DTFROM: instant(fromMs),
    DTTO: instant(toMs),
    RentalPeriodId,
    PeriodPrice,
    CurrencyId: 1,
  })

const instant = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
