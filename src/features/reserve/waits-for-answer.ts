import type { ReservationView } from '#contract/domain/reservation.ts'

/** Whether its lender has to answer. */
export const waitsForAnswer = (
  { status, to }: Pick<ReservationView, 'status' | 'to'>,
  now: Date,
): boolean => status === 'requested' && to > now
