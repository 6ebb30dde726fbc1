import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import type { TableColumn } from '#src/ui/table.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { LeaveReview } from './leave-review.tsx'
import * as cells from './reservation-cells.tsx'
import { ReservationState } from './reservation-state.tsx'
import { waitsForAnswer } from './waits-for-answer.ts'

type Cell = ComponentType<{ reservation: ReservationView }>

interface Column {
  id: string
  name: MessageDescriptor
  /** What each side sees there; a side without a cell has no such column. */
  cells: Partial<Record<Side, Cell>>
  isNumeric?: boolean
  isUnbroken?: boolean
  isRowName?: boolean
  isPinned?: boolean
}

const both = (cell: Cell) => ({ renter: cell, lender: cell })

function RenterAction({ reservation }: { reservation: ReservationView }) {
  return <LeaveReview reservation={reservation} side="renter" />
}

function LenderAction({ reservation }: { reservation: ReservationView }) {
  return waitsForAnswer(reservation, useNow(minuteMs)) ? (
    <cells.AnswerLink reservation={reservation} />
  ) : (
    <LeaveReview reservation={reservation} side="lender" />
  )
}

const columns: Column[] = [
  {
    id: 'item',
    name: msg`Item`,
    cells: { renter: cells.ListingLink, lender: cells.LenderViewLink },
    isRowName: true,
  },
  { id: 'dates', name: msg`Dates`, cells: { renter: cells.DatesLink, lender: cells.Dates } },
  { id: 'by', name: msg`By`, cells: { lender: cells.RenterLink } },
  { id: 'state', name: msg`State`, cells: both(ReservationState) },
  {
    id: 'active',
    name: msg({ message: 'Active', context: 'reservation' }),
    cells: both(cells.Active),
  },
  {
    id: 'periods',
    name: msg({ message: 'Periods', comment: 'How long a reservation is, such as 7 days' }),
    cells: both(cells.Periods),
    isUnbroken: true,
  },
  { id: 'price', name: msg`Price per period`, cells: both(cells.Price), isNumeric: true },
  { id: 'made', name: msg`Reserved on`, cells: both(cells.MadeOn), isUnbroken: true },
  { id: 'updated', name: msg`Updated`, cells: both(cells.UpdatedOn), isUnbroken: true },
  {
    id: 'action',
    name: msg`Action`,
    cells: { renter: RenterAction, lender: LenderAction },
    isPinned: true,
  },
]

/** The columns of a table of reservations as one of the two sides sees them. */
export function reservationColumns(side: Side, i18n: I18n): TableColumn<ReservationView>[] {
  return columns.flatMap(({ name, cells: { [side]: Cell }, ...rest }) =>
    Cell ? [{ ...rest, name: i18n._(name), cell: (row) => <Cell reservation={row} /> }] : [],
  )
}
