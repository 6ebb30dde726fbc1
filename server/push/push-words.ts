import type { ReservationStatus } from '#contract/domain/reservation.ts'

/* The comments mark what `npm run catalogs` collects. */

export const pushWords = {
  namelessUser: /*i18n*/ 'User {id}',
  formerUser: /*i18n*/ 'Former user',
  hidden: /*i18n*/ '{count, plural, one {New message} other {# new messages}}',
}

/** What a notice tells of. */
export const statusWords: Record<ReservationStatus, string> = {
  requested: /*i18n*/ 'New request to reserve',
  confirmed: /*i18n*/ 'Reservation confirmed',
  declined: /*i18n*/ 'Request declined',
  cancelled: /*i18n*/ 'Reservation cancelled',
  expired: /*i18n*/ 'Request expired',
}
