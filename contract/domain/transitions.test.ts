import { describe, expect, test } from 'vitest'
import { requestLifetimeHours } from '../limits.ts'
import { reservationStatuses, type ReservationStatus, type Side } from './reservation.ts'
import { isCompleted, mayMove, possibleMoves, type Mover } from './transitions.ts'

const now = new Date('2026-11-10T02:20:00Z')
const ahead = new Date('2026-12-01T05:00:00Z')
const movers: Mover[] = ['renter', 'lender', 'clock']

/** Everything that is allowed while the stay is not over; all else is not. */
const allowed = new Set([
  'lender: requested -> confirmed',
  'lender: requested -> declined',
  'renter: requested -> cancelled',
  'clock: requested -> expired',
  'renter: confirmed -> cancelled',
  'lender: confirmed -> cancelled',
])

const every = movers.flatMap((by) =>
  reservationStatuses.flatMap((from) => reservationStatuses.map((to) => ({ by, from, to }))),
)

test.each(every)('$by: $from -> $to', ({ by, from, to }) => {
  const isAllowed = allowed.has(`${by}: ${from} -> ${to}`)
  expect(mayMove({ status: from, to: ahead }, to, by, now)).toBe(isAllowed)
})

describe('when the stay is over', () => {
  test.each([
    ['to the second', now],
    ['for long', new Date('2026-01-01T00:00:00Z')],
  ])('%s, nobody moves it any more', (_when, end) => {
    for (const by of ['renter', 'lender'] as const) {
      for (const status of reservationStatuses) {
        expect(possibleMoves({ status, madeOn: now, to: end, reviewedBy: [] }, by, now)).toEqual([])
      }
    }
  })

  test('an unanswered request still expires', () => {
    expect(mayMove({ status: 'requested', to: now }, 'expired', 'clock', now)).toBe(true)
  })

  test('it is completed if it was confirmed', () => {
    const completed = (status: ReservationStatus, to: Date) => isCompleted({ status, to }, now)
    expect(reservationStatuses.filter((status) => completed(status, now))).toEqual(['confirmed'])
    expect(completed('confirmed', ahead)).toBe(false)
  })
})

test.each([
  ['lender', 'requested', ['confirmed', 'declined']],
  ['renter', 'requested', ['cancelled']],
  ['lender', 'confirmed', ['cancelled']],
  ['renter', 'confirmed', ['cancelled']],
  ['renter', 'declined', []],
  ['lender', 'expired', []],
  ['lender', 'cancelled', []],
] as const)('a %s can make of a %s reservation: %j', (by, status, moves) => {
  expect(possibleMoves({ status, madeOn: now, to: ahead, reviewedBy: [] }, by, now)).toEqual(moves)
})

test('nobody answers a request whose time is over', () => {
  const madeOn = new Date(now.getTime() - requestLifetimeHours * 3_600_000)
  const request = { status: 'requested', madeOn, to: ahead } as const
  const movesAt = (at: Date) => possibleMoves({ ...request, reviewedBy: [] }, 'lender', at)
  expect(movesAt(now)).toEqual([])
  expect(movesAt(new Date(now.getTime() - 1))).not.toEqual([])
})

test('who has reviewed a rental does not cancel it, and the other one may', () => {
  const confirmed = { status: 'confirmed', madeOn: now, to: ahead } as const
  const movesOf = (by: Side) => possibleMoves({ ...confirmed, reviewedBy: ['renter'] }, by, now)
  expect([movesOf('renter'), movesOf('lender')]).toEqual([[], ['cancelled']])
})
