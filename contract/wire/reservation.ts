import * as z from 'zod/mini'
import { reservationStatuses } from '../domain/reservation.ts'
import { textLimits } from '../limits.ts'
import { amount, currencyId, flag, id, instant, rentalPeriodId, text } from './primitives.ts'

export const side = z.enum(['renter', 'lender'])

export const reservationRecord = z.object({
  Id: id,
  IsActive: flag,
  Status: z.enum(reservationStatuses),
  CancelledBy: z.nullable(side),
  Note: z.string(),
  RentId: id,
  UserId: id,
  DTFROM: instant,
  DTTO: instant,
  CurrencyId: currencyId,
  RentalPeriodId: rentalPeriodId,
  ReservedPeriods: z.int().check(z.positive()),
  PeriodPrice: amount,
  ReservationFee: amount,
  MadeOn: instant,
  UpdatedOn: instant,
})

export type ReservationRecord = z.output<typeof reservationRecord>

/** Known fields that a request does not need are accepted; the server counts and decides itself. */
export const reservationForm = z.extend(
  z.partial(z.strictObject({ ...reservationRecord.shape, Id: z.union([id, z.literal(-1)]) })),
  {
    RentId: id,
    DTFROM: instant,
    DTTO: instant,
    RentalPeriodId: rentalPeriodId,
    PeriodPrice: amount,
    CurrencyId: currencyId,
  },
)

/** `From` is the state that the person saw. */
export const reservationMove = z.strictObject({
  Status: z.enum(['confirmed', 'declined', 'cancelled']),
  Note: z.optional(text(textLimits.note)),
  From: z.optional(z.enum(reservationStatuses)),
})

export const reservationChange = z.object({
  At: instant,
  From: z.nullable(z.enum(reservationStatuses)),
  To: z.enum(reservationStatuses),
  By: z.nullable(side),
  Note: z.string(),
})

export type ReservationChangeRecord = z.output<typeof reservationChange>

export const bookedRange = z.object({ DTFROM: instant, DTTO: instant })

export type BookedRange = z.output<typeof bookedRange>
