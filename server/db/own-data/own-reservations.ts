import { sql } from 'kysely'
import { currencyById } from '#contract/domain/currency.ts'
import { toMajorUnits } from '#contract/domain/money.ts'
import { rentPeriodById } from '#contract/domain/rent-period.ts'
import type { Side } from '#contract/domain/reservation.ts'
import { totalOf } from '#contract/domain/stay.ts'
import { ownRows, type ReadPart } from './own-rows.ts'

interface ReservationRow {
  key: number
  id: number
  listing: number
  title: string
  other: number
  otherFirstName: string
  period: number
  periods: number
  price: number
  fee: number
  currency: number
}

const columns: Record<Side, { own: string; other: string }> = {
  renter: { own: 'renter_id', other: 'lender_id' },
  lender: { own: 'lender_id', other: 'renter_id' },
}

/** On one side; of the other one the first name alone. Amounts are in the currency's main unit. */
export const ownReservationsAs =
  (side: Side): ReadPart =>
  (db, { userId, after, atMost }) =>
    ownRows(
      db,
      sql<ReservationRow>`
        select reservation.id as key, reservation.id, listing_id as listing, title,
          app_user.id as other, first_name as "otherFirstName", status,
          cancelled_by as "cancelledBy", note, from_at as "from", to_at as "to",
          expires_at as "expiresOn", period_id as period, periods, price_minor as price,
          fee_minor as fee, reservation.currency_id as currency, made_on as "madeOn",
          reservation.updated_on as "updatedOn"
        from reservation
        join listing on listing.id = listing_id
        join app_user on app_user.id = ${sql.ref(columns[side].other)}
        where ${sql.ref(columns[side].own)} = ${userId} and reservation.id > ${after}
        order by key limit ${atMost}`,
      ({ period, periods, price, fee, currency: currencyId, ...row }) => {
        const currency = currencyById(currencyId).code
        const perPeriod = { amount: price, currency }
        return {
          ...row,
          period: rentPeriodById(period),
          periods,
          pricePerPeriod: toMajorUnits(perPeriod),
          fee: toMajorUnits({ amount: fee, currency }),
          total: toMajorUnits(totalOf(periods, perPeriod)),
          currency,
        }
      },
    )

/** What became of these reservations, step by step. */
export const ownReservationSteps: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; reservation: number; at: Date }>`
      select step.id as key, reservation_id as reservation, at, from_status as "from",
        to_status as "to", step.note,
        case author_id when ${userId} then 'you' when renter_id then 'renter'
          when lender_id then 'lender' else 'nobody' end as by
      from reservation_change step
      join reservation on reservation.listing_id = step.listing_id
        and reservation.id = reservation_id
      where (renter_id = ${userId} or lender_id = ${userId}) and step.id > ${after}
      order by key limit ${atMost}`,
  )
