import type { ReservationStatus } from './reservation.ts'

/** What a notice of a reservation's change says in English. */
export function noticeText(status: ReservationStatus, note: string): string {
  return note === '' ? `Reservation ${status}` : `Reservation ${status}: ${note}`
}
