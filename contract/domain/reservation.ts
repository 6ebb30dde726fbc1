import type { Listing } from './listing.ts'
import type { Money } from './money.ts'
import type { RentPeriod } from './rent-period.ts'
import type { Stay } from './stay.ts'
import type { PublicUser } from './user.ts'

export const reservationStatuses = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
] as const

export type ReservationStatus = (typeof reservationStatuses)[number]
export type Side = 'renter' | 'lender'

export interface Reservation extends Stay {
  id: number
  listingId: number
  renterId: number
  period: RentPeriod
  periods: number
  /** For one period, as it was when the reservation was made. */
  price: Money
  status: ReservationStatus
  cancelledBy: Side | null
  /** What the lender or renter said with the last change. */
  note: string
  madeOn: Date
  updatedOn: Date
}

/** A reservation with the three that it is about. */
export interface ReservationView extends Reservation {
  listing: Listing
  renter: PublicUser
  lender: PublicUser
  /** The conversation of the two; null when there is none. */
  chatId: number | null
  /** The sides that have reviewed it. */
  reviewedBy: Side[]
  /** Who cancelled the stay when it had begun; null when nobody did. */
  cutShortBy: Side | null
}

/** A step of a reservation: the first one made it. */
export interface ReservationChange {
  at: Date
  from: ReservationStatus | null
  to: ReservationStatus
  /** null when its time was over. */
  by: Side | null
  note: string
}

/** An active reservation holds its dates. @see docs/product.md §4 */
export function isActive({ status }: Pick<Reservation, 'status'>): boolean {
  return status === 'requested' || status === 'confirmed'
}

/** What a renter asks for: the price is the one that was on the screen. */
export interface ReservationRequest extends Stay {
  listingId: number
  period: RentPeriod
  price: Money
}
