import { mayFareBetter, readAgain } from '#src/api/query-client.ts'
import { onceMore } from '#src/live/once-more.ts'
import { log } from '#src/log.ts'

/** A reservation of the user has changed, or may have: what is open of reservations is read anew, and what calendars have in
 *  common with them. */
const roots = ['reservations', 'booked', 'own-dates'] as const
export const readReservationsAgain = onceMore<void>(() => readAgain(roots), {
  warn: (error) => log.warn('Reservations could not be read anew:', error),
  mayFareBetter,
})
