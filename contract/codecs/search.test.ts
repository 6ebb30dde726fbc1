import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/search-arbitraries.ts'
import { cityCountCodec, filterCodec, typeIdsCodec } from './search.ts'

test('a filter comes back as it went', () => {
  expectRoundTrip(filterCodec, wire.searchFilter)
})

test('a list of type ids comes back as it went', () => {
  expectRoundTrip(typeIdsCodec, wire.typeIdList)
})

test('the count of a city comes back as it went', () => {
  expectRoundTrip(cityCountCodec, wire.cityCount)
})

const no = { 0: '', 1: '', 2: '', 3: '' }
const open = {
  rentType: { 0: 1 as const },
  rentPeriod: { 0: 1, 1: 1, 2: 1, 3: 1 } as const,
  minPrice: no,
  maxPrice: no,
  keyword: '',
}

const messagesFor = (filter: object) =>
  z.safeDecode(filterCodec, { ...open, ...filter }).error?.issues.map(({ message }) => message)

describe('a filter', () => {
  test('asks for at least one type', () => {
    expect(messagesFor({ rentType: { 0: 0 } })).toEqual(['At least one type must be selected'])
  })

  test('asks for at least one period', () => {
    expect(messagesFor({ rentPeriod: { 0: 0, 1: 0, 2: 0, 3: 0 } })).toEqual([
      'At least one desired rent period must be selected',
    ])
  })

  test('takes no keyword beyond digits, letters and spaces', () => {
    expect(messagesFor({ keyword: 'Pool 25' })).toBeUndefined()
    expect(messagesFor({ keyword: 'pool!' })).toHaveLength(1)
    expect(messagesFor({ keyword: 'สระ' })).toHaveLength(1)
  })

  test('takes no range that ends before it begins, in numbers and not in letters', () => {
    expect(messagesFor({ minPrice: { ...no, 1: '900' }, maxPrice: { ...no, 1: '1000' } })).toBe(
      undefined,
    )
    expect(messagesFor({ minPrice: { ...no, 1: '1000' }, maxPrice: { ...no, 1: '900' } })).toEqual([
      'is above the maximum price.',
    ])
  })

  test('takes dates in pairs', () => {
    expect(messagesFor({ DTFROM: '2026-12-01T00:00:00Z' })).toEqual(['must come after the start.'])
    expect(messagesFor({ DTTO: '2026-12-01T00:00:00Z' })).toEqual(['must come after the start.'])
  })

  test('compares its dates as instants, with and without a fraction', () => {
    const [whole, later] = ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.500Z']
    expect(messagesFor({ DTFROM: whole, DTTO: later })).toBeUndefined()
    expect(messagesFor({ DTFROM: later, DTTO: whole })).toEqual(['must come after the start.'])
  })
})

test('a type that is named twice is looked for once', () => {
  expect(z.decode(typeIdsCodec, '1,0,1')).toEqual(['HOUSE', 'CONDO'])
})
