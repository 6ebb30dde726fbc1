import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { reservationStatuses } from '../domain/reservation.ts'
import {
  decodeReservation,
  encodeReservation,
  reservationChangeCodec,
  reservationRequestCodec,
  reservationViewCodec,
  stayCodec,
} from './reservation.ts'

test('a reservation with its listing and people comes back as it went', () => {
  expectRoundTrip(reservationViewCodec, wire.reservationView)
})

test('a step of a reservation comes back as it went', () => {
  expectRoundTrip(reservationChangeCodec, wire.reservationChange)
})

test('a request for a reservation comes back as it went', () => {
  expectRoundTrip(reservationRequestCodec, wire.reservationRequest)
})

test('a booked range comes back as it went', () => {
  expectRoundTrip(stayCodec, wire.bookedRange)
})

test('a reservation is active while it is requested or confirmed', () => {
  const [sent] = fc.sample(wire.reservation, { seed: 1, numRuns: 1 })
  const active = reservationStatuses.filter(
    (status) => encodeReservation({ ...decodeReservation(sent!), status }).IsActive === 1,
  )
  expect(active).toEqual(['requested', 'confirmed'])
})
