import type { Insertable } from 'kysely'
import { rentPeriodId } from '#contract/domain/rent-period.ts'
import type { ReservationChangeTable, ReservationTable } from '#server/db/schema.ts'
import { statusOf, type PlannedStay } from './plan.ts'

/** @param at its place among all, in the order in which they were made */
export function reservationRow(stay: PlannedStay, at: number): Insertable<ReservationTable> {
  const last = stay.moves.at(-1)
  const status = statusOf(stay)
  return {
    id: at + 1,
    listing_id: stay.listing.id,
    renter_id: stay.renterId,
    lender_id: stay.listing.lenderId,
    status,
    cancelled_by: status === 'cancelled' && last ? last.by : null,
    note: last?.note ?? '',
    from_at: stay.from,
    to_at: stay.to,
    period_id: rentPeriodId(stay.period),
    periods: stay.periods,
    price_minor: stay.price,
    fee_minor: stay.fee,
    currency_id: stay.currencyId,
    made_on: stay.madeOn,
    updated_on: last?.at ?? stay.madeOn,
    expires_at: stay.expiresAt,
  }
}

/** The history of all reservations, in the order of time. */
export function changeRows(stays: readonly PlannedStay[]): Insertable<ReservationChangeTable>[] {
  return stays
    .flatMap((stay, at) => {
      const { listing, renterId, first, madeOn, moves } = stay
      const of = { listing_id: listing.id, reservation_id: at + 1 }
      const authors = { renter: renterId, lender: listing.lenderId, clock: null }
      return [
        { ...of, author_id: renterId, from_status: null, to_status: first, note: '', at: madeOn },
        ...moves.map(({ to, by, at: movedAt, note }, index) => ({
          ...of,
          author_id: authors[by],
          from_status: moves[index - 1]?.to ?? first,
          to_status: to,
          note,
          at: movedAt,
        })),
      ]
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }))
}
