import { tabParam } from './-tab-param.ts'

const tabs = ['reservation', 'listing', 'user'] as const

export type ReservationTab = (typeof tabs)[number]

/** Which tab of a reservation an address opens. */
export const reservationTab = tabParam(tabs)
