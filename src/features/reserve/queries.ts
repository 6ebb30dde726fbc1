import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ReservationView } from '#contract/domain/reservation.ts'
import {
  getBookedRanges,
  getIncomingReservations,
  getOwnReservations,
  getReservation,
  getReservationHistory,
  getWaitingCount,
} from '#contract/endpoints/reserve.ts'
import { asks } from '#src/api/asks.ts'
import { call } from '#src/api/call.ts'

export const bookedRangesQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['booked', listingId],
    queryFn: asks(getBookedRanges, { params: { id: listingId } }),
    staleTime: 0,
  })

export const reservationQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', id],
    queryFn: asks(getReservation, { params: { id } }),
    staleTime: 0,
  })

/** Every step of a reservation, the first one first. */
export const reservationHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', id, 'history'],
    queryFn: asks(getReservationHistory, { params: { id } }),
    staleTime: 0,
  })

/** How many requests wait for the user's answer. */
export const waitingCountQuery = queryOptions({
  queryKey: ['reservations', 'waiting'],
  queryFn: asks(getWaitingCount),
  staleTime: 0,
})

/** The reservations that the user made, newest first, by pages. */
export const ownReservationsQuery = listQuery('own', getOwnReservations)

/** The reservations of the user's listings, newest first, by pages. */
export const incomingReservationsQuery = listQuery('incoming', getIncomingReservations)

interface ListPage {
  reservations: ReservationView[]
  hasMore: boolean
}

function listQuery(
  name: string,
  endpoint: typeof getOwnReservations | typeof getIncomingReservations,
) {
  return infiniteQueryOptions({
    queryKey: ['reservations', name],
    queryFn: async ({ signal, pageParam }): Promise<ListPage> => {
      const query = pageParam === null ? {} : { before: pageParam }
      const { resObj, beside } = await call(endpoint, { query, signal })
      return { reservations: resObj, hasMore: beside.hasMore }
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ reservations, hasMore }) => (hasMore ? reservations.at(-1)?.id : null),
    select: allOf,
    staleTime: 0,
    meta: { keptPart: firstPage as (data: never) => unknown },
  })
}

/** Whoever comes back begins with the newest: all pages that are at hand are read anew each time. */
function firstPage({ pages, pageParams }: InfiniteData<ListPage>): InfiniteData<ListPage> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function allOf({ pages }: InfiniteData<ListPage>): ReservationView[] {
  return pages.flatMap(({ reservations }) => reservations)
}
