import { queryOptions } from '@tanstack/react-query'
import {
  getBookedRanges,
  getIncomingReservations,
  getOwnReservations,
  getReservation,
  getReservationHistory,
  getWaitingCount,
} from '#contract/endpoints/reserve.ts'
import { call } from '#src/api/call.ts'

export const bookedRangesQuery = (listingId: number) =>
  queryOptions({
    queryKey: ['booked', listingId],
    queryFn: async ({ signal }) =>
      (await call(getBookedRanges, { params: { id: listingId }, signal })).resObj,
    staleTime: 0,
  })

export const reservationQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', id],
    queryFn: async ({ signal }) => (await call(getReservation, { params: { id }, signal })).resObj,
    staleTime: 0,
  })

/** Every step of a reservation, the first one first. */
export const reservationHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', id, 'history'],
    queryFn: async ({ signal }) =>
      (await call(getReservationHistory, { params: { id }, signal })).resObj,
    staleTime: 0,
  })

/** How many requests wait for the user's answer. */
export const waitingCountQuery = queryOptions({
  queryKey: ['reservations', 'waiting'],
  queryFn: async ({ signal }) => (await call(getWaitingCount, { signal })).resObj,
  staleTime: 0,
})

/** The reservations that the user made. */
export const ownReservationsQuery = queryOptions({
  queryKey: ['reservations', 'own'],
  queryFn: async ({ signal }) => (await call(getOwnReservations, { signal })).resObj,
  staleTime: 0,
})

/** The reservations of the user's listings. */
export const incomingReservationsQuery = queryOptions({
  queryKey: ['reservations', 'incoming'],
  queryFn: async ({ signal }) => (await call(getIncomingReservations, { signal })).resObj,
  staleTime: 0,
})
