import { expect, test } from 'vitest'
import { requestExpiry, statusNow } from './request-expiry.ts'
import { reservationStatuses, type ReservationStatus } from './reservation.ts'

const madeOn = new Date('2026-11-10T02:20:00Z')
const minutesLater = (minutes: number) => new Date(madeOn.getTime() + minutes * 60_000)

test.each([
  ['a stay far ahead', 100 * 60, 24 * 60],
  ['one that ends sooner', 160, 160],
  ['one that is over in a moment', 15, 15],
])('a request for %s', (_what, endMinutes, lifeMinutes) => {
  const request = { madeOn, to: minutesLater(endMinutes) }
  expect(requestExpiry(request)).toEqual(minutesLater(lifeMinutes))
})

test('a request stands as expired from then on, and nothing else does', () => {
  const to = minutesLater(160)
  const at = (status: ReservationStatus, minutes: number) =>
    statusNow({ status, madeOn, to }, minutesLater(minutes))
  expect(at('requested', 159)).toBe('requested')
  expect(at('requested', 160)).toBe('expired')
  const others = reservationStatuses.filter((status) => status !== 'requested')
  expect(others.map((status) => at(status, 160))).toEqual(others)
})

test('of which nobody knows when it was made it stands as it says', () => {
  expect(statusNow({ status: 'requested', to: madeOn }, minutesLater(160))).toBe('requested')
})
