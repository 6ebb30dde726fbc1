import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchInBox, search } from '#contract/endpoints/rent.ts'
import { listingTypes } from '#contract/domain/listing-type.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let visitor: Client
beforeAll(async () => {
  site = await openTestApp()
  visitor = new Client(site.app)
})
afterAll(() => site.close())

const no = { 0: '', 1: '', 2: '', 3: '' }
const filter = {
  rentType: { 0: 1, 1: 1, 2: 1, 3: 1 },
  rentPeriod: { 0: 1, 1: 1, 2: 1, 3: 1 },
  minPrice: no,
  maxPrice: no,
  keyword: '',
}
const box = { south: 0, west: 0, north: 1, east: 1 }

const tryTo = (changed: object, changedFilter: object = {}) => {
  const lastFilter = { ...filter, ...changedFilter }
  const body = { lastMapBounds: box, lastFilter, rentType: '0', ...changed }
  return visitor.call(search, { body: body as never })
}
const refused = { status: 422, success: false, errorCode: 4, resObj: null }

test('what is asked for below is fine but for what is changed', async () => {
  expect(await tryTo({})).toMatchObject({ errorCode: 0, resObj: [] })
})

describe('a search is refused', () => {
  test.each([
    [{}, { rentType: {} }, 'At least one type must be selected'],
    [
      {},
      { rentPeriod: { 0: 0, 1: 0, 2: 0, 3: 0 } },
      'At least one desired rent period must be selected',
    ],
    [{ rentType: `0,${listingTypes.length}` }, {}, 'rentType must be type ids such as 0,1,2,3'],
    [{ lastMapBounds: { ...box, south: 2 } }, {}, 'lastMapBounds.south lies north of north.'],
    [
      {},
      { minPrice: { ...no, 1: '1000' }, maxPrice: { ...no, 1: '900' } },
      'lastFilter.minPrice is above the maximum price.',
    ],
  ])('in words: %j %j', async (changed, changedFilter, message) => {
    expect(await tryTo(changed, changedFilter)).toMatchObject({ ...refused, message })
  })

  const edges = ['south', 'west', 'north', 'east'] as const
  const nowhere = [Infinity, -Infinity, NaN, 1e308, 181, -181, '1', null, undefined]
  const badEdges = edges.flatMap((edge) => nowhere.map((value) => ({ ...box, [edge]: value })))
  test('in an area that is not on the globe', async () => {
    for (const lastMapBounds of badEdges)
      expect(await tryTo({ lastMapBounds })).toMatchObject(refused)
    expect(await tryTo({ lastMapBounds: { ...box, north: 90.001 } })).toMatchObject(refused)
  })

  test.each(['', '8', '-1', '0,', '0;1', 'CONDO', '00', '0,1,2,3,4,5,6,7,0', ' 0'])(
    'for the types "%s"',
    async (rentType) => {
      expect(await tryTo({ rentType })).toMatchObject(refused)
    },
  )

  test.each([{ 8: 1 }, { 0: 2 }, { 0: true }, { CONDO: 1 }, [1], null])(
    'for the chosen types %j',
    async (rentType) => {
      expect(await tryTo({}, { rentType })).toMatchObject(refused)
    },
  )

  const noPrices = [
    'abc',
    '-1',
    '1e3',
    'Infinity',
    'NaN',
    '1,000',
    '.5',
    '1.234',
    ' 1',
    '٣',
    5,
    null,
  ]
  test.each(noPrices)('for a price of %j', async (price) => {
    for (const bound of ['minPrice', 'maxPrice']) {
      for (const period of [0, 1, 2, 3]) {
        expect(await tryTo({}, { [bound]: { ...no, [period]: price } })).toMatchObject(refused)
      }
    }
  })

  test('for more at least than at most, in numbers and not in letters', async () => {
    for (const period of [0, 1, 2, 3]) {
      const [minPrice, maxPrice] = [
        { ...no, [period]: '1000' },
        { ...no, [period]: '999.99' },
      ]
      expect(await tryTo({}, { minPrice, maxPrice })).toMatchObject(refused)
      expect(await tryTo({}, { minPrice: maxPrice, maxPrice: minPrice })).toMatchObject({
        errorCode: 0,
      })
    }
  })

  const noKeywords = [
    'pool!',
    'condo.com',
    'Pool/gym',
    'a_b',
    'a-b',
    'a%',
    "a'",
    'สระ',
    'é',
    'a\n',
    '🏊',
  ]
  test.each([...noKeywords, 'ａ', 'ı', '\u212a', '\0', 'x'.repeat(101), 5, null])(
    'for the keyword %j',
    async (keyword) => {
      expect(await tryTo({}, { keyword })).toMatchObject(refused)
    },
  )

  test.each([
    { DTFROM: '2026-12-02T00:00:00Z', DTTO: '2026-12-01T00:00:00Z' },
    { DTFROM: '2026-12-01T00:00:00Z', DTTO: '2026-12-01T00:00:00Z' },
    { DTFROM: '2026-12-01T00:00:00Z' },
    { DTFROM: 'tomorrow', DTTO: 'Sunday' },
    { CurrencyId: 8 },
    { sort: 'random' },
  ])('with %j', async (wrong) => {
    expect(await tryTo({}, wrong)).toMatchObject(refused)
  })
})

describe('a search by its address is refused', () => {
  const address = (changed: object) =>
    visitor.call(searchInBox, { params: { ...box, typeIds: '0,1', ...changed } })

  test('with south and north swapped', async () => {
    expect(await address({ south: 2 })).toMatchObject({
      ...refused,
      message: 'south lies north of north.',
    })
  })

  test.each(['Infinity', '-Infinity', 'NaN', '1e999', '1e1', '181', '-181', '0x1', '', 'x'])(
    'with an edge at "%s"',
    async (degrees) => {
      for (const edge of ['south', 'west', 'north', 'east']) {
        expect(await address({ [edge]: degrees })).toMatchObject({ errorCode: 4, resObj: null })
      }
    },
  )

  test.each(['8', '-1', '0,', '0,9', 'x', '0 1'])('for the types "%s"', async (typeIds) => {
    expect(await address({ typeIds })).toMatchObject(refused)
  })
})
