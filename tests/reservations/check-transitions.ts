import { noticeText } from '#contract/domain/notice-text.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { transitions, type Mover } from '#contract/domain/transitions.ts'
import type { Stored } from './stored-history.ts'

type Reservation = Stored['reservations'][number]
type Change = Stored['changes'][number]

/** What is wrong with the ways that reservations have gone, and with what was told of them. */
export function checkTransitions({ reservations, changes, messages }: Stored): string[] {
  const faults = reservations.flatMap((reservation) => {
    const own = changes.filter(({ reservation_id }) => reservation_id === reservation.id)
    return [
      ...faultsOfPath(reservation, own),
      ...own.flatMap((each) => faultsOf(each, reservation)),
    ]
  })
  const due = changes.map((change) => noticeOf(change, reservations))
  const told = messages.map(({ reservationId, renterId, authorId, status, text }) =>
    JSON.stringify({ reservationId, renterId, authorId, status, text }),
  )
  return sorted(due) === sorted(told)
    ? faults
    : [...faults, `told is\n${sorted(told)}\nand not\n${sorted(due)}`]
}

const sorted = (lines: string[]) => lines.toSorted().join('\n')

/** Each change goes on where the one before ended, and the last one is where the reservation stands. */
function faultsOfPath({ id, status }: Reservation, own: Change[]): string[] {
  const path = own.map(({ from_status, to_status }) => [from_status, to_status])
  const stands: (ReservationStatus | null)[] = [null, ...own.map(({ to_status }) => to_status)]
  const isPath =
    own.length > 0 &&
    own.every(({ from_status }, at) => from_status === stands[at]) &&
    stands.at(-1) === status
  return isPath ? [] : [`reservation ${id}, ${status}, went ${JSON.stringify(path)}`]
}

function faultsOf(change: Change, reservation: Reservation): string[] {
  return isAllowed(change, moverOf(change, reservation), reservation)
    ? []
    : [`change ${JSON.stringify(change)} of ${JSON.stringify(reservation)}`]
}

function moverOf({ author_id }: Change, { renter_id, lender_id }: Reservation): Mover | null {
  if (author_id === null) return 'clock'
  if (author_id === renter_id) return 'renter'
  return author_id === lender_id ? 'lender' : null
}

function isAllowed(
  { from_status: from, to_status: to, at }: Change,
  mover: Mover | null,
  { to_at, expires_at }: Reservation,
): boolean {
  if (mover === null) return false
  if (from === null) return mover === 'renter' && (to === 'requested' || to === 'confirmed')
  const isInTable = transitions.some(
    (each) => each.from === from && each.to === to && each.by.includes(mover),
  )
  const isOverdue = from === 'requested' && expires_at !== null && expires_at <= at
  return isInTable && (mover === 'clock' ? isOverdue : !isOverdue && at < to_at)
}

function noticeOf(change: Change, reservations: Reservation[]): string {
  const { reservation_id: reservationId, to_status: status, note, author_id } = change
  const about = reservations.find(({ id }) => id === reservationId)
  return JSON.stringify({
    reservationId,
    renterId: about?.renter_id,
    authorId: author_id ?? about?.lender_id,
    status,
    text: noticeText(status, note),
  })
}
