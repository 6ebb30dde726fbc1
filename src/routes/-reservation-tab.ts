const tabs = ['reservation', 'listing', 'user'] as const

export type ReservationTab = (typeof tabs)[number]

/** Which tab of a reservation an address opens; the first is left out. */
export function reservationTab({ tab }: Record<string, unknown>): { tab?: ReservationTab } {
  const named = tabs.find((each) => each === tab)
  return named && named !== 'reservation' ? { tab: named } : {}
}
