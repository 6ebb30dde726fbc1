import type { ReservationView } from '#contract/domain/reservation.ts'

/** What keeps something from being done now, and the reservation that does. */
export interface InTheWay {
  reason: string
  reservation: ReservationView
}
