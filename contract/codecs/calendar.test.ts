import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { buildingCodec } from './building.ts'
import { calendarsCodec } from './calendar.ts'

test('calendars come back as they went', () => {
  expectRoundTrip(calendarsCodec, wire.calendars)
})

test('a building comes back as it went', () => {
  expectRoundTrip(buildingCodec, wire.building)
})

test('a fault that nobody knows is refused', () => {
  const Import = { Url: 'https://calendar.example', ReadOn: '2026-11-10T02:20:00Z', Ranges: [] }
  const sent = (Fault: string) => ({
    ExportPath: null,
    Import: { ...Import, Fault: Fault as 'late' },
    Conflicts: [],
  })
  expect(z.safeDecode(calendarsCodec, sent('late')).success).toBe(true)
  expect(z.safeDecode(calendarsCodec, sent('broken')).success).toBe(false)
})
