import { statusNow } from '#contract/domain/request-expiry.ts'
import type { ReservationView } from '#contract/domain/reservation.ts'

/** Whether its lender has to answer. */
export const waitsForAnswer = (
  request: Pick<ReservationView, 'status' | 'madeOn' | 'to'>,
  now: Date,
): boolean => statusNow(request, now) === 'requested'
