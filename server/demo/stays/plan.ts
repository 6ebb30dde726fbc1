import { currencyByCode } from '#contract/domain/currency.ts'
import { reservablePeriods, reservablePrice } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { addPeriods, countPeriods, overlaps, stayFault, type Stay } from '#contract/domain/stay.ts'
import { mayMove, type Mover } from '#contract/domain/transitions.ts'
import { requestExpiry } from '#contract/domain/request-expiry.ts'
import { reservationFee } from '#contract/limits.ts'
import type { DemoListing } from '../demo-listing.ts'

/** A change that follows the making of a reservation. */
export interface PlannedMove {
  to: ReservationStatus
  by: Mover
  at: Date
  note: string
}

export interface PlannedStay extends Stay {
  listing: DemoListing
  renterId: number
  period: RentPeriod
  periods: number
  price: number
  currencyId: number
  fee: number
  madeOn: Date
  /** As it was made: requested where the offer asks for approval. */
  first: 'requested' | 'confirmed'
  expiresAt: Date | null
  moves: PlannedMove[]
}

export interface Wish {
  listing: DemoListing
  renterId: number
  period: RentPeriod
  from: Date
  count: number
  madeOn: Date
}

/** The reservation that the server would have made of a wish; null where it would have refused. */
export function plan(wish: Wish, others: readonly Stay[]): PlannedStay | null {
  const { listing, period, from, count, madeOn, renterId } = wish
  const price = reservablePrice(listing.content, period)
  const stay = { from, to: addPeriods(from, count, period, listing.zone) }
  const periods = countPeriods(stay, period, listing.zone)
  const isRefused =
    stayFault(stay, madeOn, listing.zone) !== null ||
    renterId === listing.lenderId ||
    madeOn < listing.createdOn ||
    others.some((other) => overlaps(stay, other))
  if (!price || !periods || isRefused) return null
  const { approval } = listing.content.offers[period]
  return {
    ...stay,
    listing,
    renterId,
    period,
    periods,
    madeOn,
    price: price.amount,
    currencyId: currencyByCode(price.currency).id,
    fee: reservationFee,
    first: approval ? 'requested' : 'confirmed',
    expiresAt: approval ? requestExpiry({ madeOn, to: stay.to }) : null,
    moves: [],
  }
}

export const statusOf = ({ first, moves }: PlannedStay): ReservationStatus =>
  moves.at(-1)?.to ?? first

/** @throws RangeError for a move that the table of transitions does not have */
export function move(stay: PlannedStay, next: PlannedMove): void {
  if (!mayMove({ status: statusOf(stay), to: stay.to }, next.to, next.by, next.at)) {
    throw new RangeError(`${statusOf(stay)} cannot become ${next.to} by the ${next.by}`)
  }
  stay.moves.push(next)
}

export const periodsOn = ({ content }: DemoListing): RentPeriod[] => reservablePeriods(content)
