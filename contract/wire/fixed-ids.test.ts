import { expect, test } from 'vitest'
import { currencies } from '../domain/currency.ts'
import { listingTypes } from '../domain/listing-type.ts'
import { periodLengths, rentPeriods } from '../domain/rent-period.ts'
import { errorCodes } from './error-codes.ts'

test('currencies have the ids that stand in every row', () => {
  const codes = ['USD', 'THB', 'EUR', 'RUB', 'JPY', 'AUD', 'KRW', 'VND']
  expect(currencies.map(({ id, code }) => [id, code])).toEqual([...codes.entries()])
})

test('types are counted through over both sites', () => {
  const ofSite = (siteId: number) =>
    listingTypes.filter((type) => type.siteId === siteId).map(({ id, name }) => `${id} ${name}`)
  expect(ofSite(2)).toEqual(['0 CONDO', '1 HOUSE', '2 ROOM', '3 SHARED'])
  expect(ofSite(1)).toEqual(['4 CAR', '5 MOTORBIKE', '6 BICYCLE', '7 BOAT'])
})

test('periods are counted from the shortest, and have their lengths', () => {
  expect(rentPeriods.map((period) => [period, periodLengths[period]])).toEqual([
    ['hourly', { unit: 'hour', count: 1 }],
    ['daily', { unit: 'day', count: 1 }],
    ['weekly', { unit: 'day', count: 7 }],
    ['monthly', { unit: 'day', count: 30 }],
  ])
})

test('errors have the codes that are told apart, each with its status', () => {
  const told = Object.values(errorCodes).map(({ code, status }) => `${code}: ${status}`)
  expect([...new Set(told)]).toEqual([
    '1: 401',
    '2: 403',
    '3: 404',
    '4: 422',
    '5: 409',
    '6: 409',
    '7: 429',
    '8: 413',
    '8: 415',
    '9: 403',
    '10: 422',
    '11: 409',
    '12: 409',
    '13: 409',
    '50: 401',
    '100: 409',
    '500: 500',
    '503: 503',
  ])
})
