import { describe, expect, test } from 'vitest'
import { reservationStatuses, type Side } from './reservation.ts'
import { reviewFault } from './review.ts'

const from = new Date('2026-12-01T05:00:00Z')
const to = new Date('2026-12-03T05:00:00Z')
const madeOn = new Date('2026-12-01T04:00:00Z')
const dates = { madeOn, from, to }
const before = new Date(from.getTime() - 1)
const sides: Side[] = ['renter', 'lender']

describe('a reservation can be reviewed', () => {
  test('by both when it was confirmed and has begun, to the millisecond', () => {
    const confirmed = { status: 'confirmed', ...dates, cutShortBy: null } as const
    for (const by of sides) {
      expect(reviewFault(confirmed, by, from)).toBeNull()
      expect(reviewFault(confirmed, by, before)).toBe('too-early')
    }
  })

  test('by nobody while it is a request, and when it came to nothing', () => {
    const faults = reservationStatuses.map((status) => [
      status,
      ...sides.map((by) => reviewFault({ status, ...dates, cutShortBy: null }, by, from)),
    ])
    expect(faults).toEqual([
      ['requested', 'too-early', 'too-early'],
      ['confirmed', null, null],
      ['declined', 'no-rental', 'no-rental'],
      ['expired', 'no-rental', 'no-rental'],
      ['cancelled', 'no-rental', 'no-rental'],
    ])
  })

  test('by nobody when it is a request that nobody has answered in time', () => {
    const request = { status: 'requested', ...dates, cutShortBy: null } as const
    const day = new Date(madeOn.getTime() + 24 * 3_600_000)
    expect(reviewFault(request, 'lender', new Date(day.getTime() - 1))).toBe('too-early')
    expect(reviewFault(request, 'lender', day)).toBe('no-rental')
  })

  test('when it was cut short, by the one who did not cancel it', () => {
    const cutShort = (cutShortBy: Side) => ({ status: 'cancelled', ...dates, cutShortBy }) as const
    expect(reviewFault(cutShort('lender'), 'renter', from)).toBeNull()
    expect(reviewFault(cutShort('lender'), 'lender', from)).toBe('cut-short')
    expect(reviewFault(cutShort('renter'), 'lender', from)).toBeNull()
    expect(reviewFault(cutShort('renter'), 'renter', from)).toBe('cut-short')
  })

  test('by nobody when a kept copy does not say whether it had begun', () => {
    const kept = { status: 'cancelled', ...dates } as Parameters<typeof reviewFault>[0]
    expect(reviewFault(kept, 'renter', from)).toBe('no-rental')
  })
})
