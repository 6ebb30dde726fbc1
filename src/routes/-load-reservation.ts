import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import { reservationHistoryQuery, reservationQuery } from '#src/features/reserve/queries.ts'
import { loadPage } from './-load-page.ts'

/** A reservation, whoever of the two looks at it. Its history is waited for by nothing. */
export function loadReservation({
  context: { queryClient },
  params: { id },
  location,
  cause,
}: {
  context: { queryClient: QueryClient }
  params: { id: number }
  location: ParsedLocation
  cause: 'preload' | 'enter' | 'stay'
}) {
  if (cause !== 'preload') void queryClient.prefetchQuery(reservationHistoryQuery(id))
  return loadPage(location, queryClient.ensureQueryData(reservationQuery(id)))
}
