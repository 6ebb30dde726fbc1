import type { Side } from '#contract/domain/reservation.ts'

interface Parties {
  renterId: number
  lenderId: number
}

/** Which side of a reservation a user is on; null for a stranger. */
export function sideOf(userId: number, { renterId, lenderId }: Parties): Side | null {
  if (userId === renterId) return 'renter'
  return userId === lenderId ? 'lender' : null
}
