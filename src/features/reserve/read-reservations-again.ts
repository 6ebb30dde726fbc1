import { mayFareBetter, readAgain } from '#src/api/query-client.ts'
import { onceMore } from '#src/live/once-more.ts'
import { log } from '#src/log.ts'

/** A reservation of the user has changed, or may have: what is open of reservations is read anew. */
export const readReservationsAgain = onceMore<void>(() => readAgain(['reservations', 'booked']), {
  warn: (error) => log.warn('Reservations could not be read anew:', error),
  mayFareBetter,
})
