import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { currencies } from '#contract/domain/currency.ts'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import { calendarDate } from '#tests/fixtures/wire-arbitraries.ts'
import { referenceRatesCodec } from './rates.ts'

const rate = fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true })
const unitsPerUsd = fc.record(Object.fromEntries(currencies.map(({ id }) => [id, rate])))

test('a table of rates comes back as it went', () => {
  expectRoundTrip(referenceRatesCodec, fc.record({ AsOf: calendarDate, UnitsPerUsd: unitsPerUsd }))
})

const table = (changed: object = {}) => ({
  AsOf: '2025-11-03',
  UnitsPerUsd: Object.fromEntries(currencies.map(({ id }) => [id, id + 1])),
  ...changed,
})

test('each currency is known by its id', () => {
  const { unitsPerUsd: rates } = z.decode(referenceRatesCodec, table() as never)
  expect(rates).toEqual(Object.fromEntries(currencies.map(({ id, code }) => [code, id + 1])))
})

test('a table that lacks a currency, or has one that is worth nothing, is none', () => {
  const { 7: _dong, ...others } = table().UnitsPerUsd
  for (const wrong of [others, { ...others, 7: 0 }, { ...others, 7: -1 }]) {
    expect(z.safeDecode(referenceRatesCodec, table({ UnitsPerUsd: wrong }) as never).success).toBe(
      false,
    )
  }
})
