import { requestExpiry } from '#contract/domain/request-expiry.ts'
import type { ReservationView } from '#contract/domain/reservation.ts'

/** Whether its lender has to answer. */
export const waitsForAnswer = (
  { status, madeOn, to }: Pick<ReservationView, 'status' | 'madeOn' | 'to'>,
  now: Date,
): boolean => status === 'requested' && requestExpiry({ madeOn, to }) > now
