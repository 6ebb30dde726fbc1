import { expect, test } from 'vitest'
import { pointOf } from './point-params.ts'

test('an address without a point proposes none', () => {
  expect(pointOf({})).toBeNull()
})

test('lat and lon are a point', () => {
  expect(pointOf({ lat: 12.9, lon: 100.8 })).toEqual({ lat: 12.9, lng: 100.8 })
  expect(pointOf({ lat: 0, lon: -180 })).toEqual({ lat: 0, lng: -180 })
})

test.each([
  { lat: 'north', lon: 100 },
  { lat: 91, lon: 100 },
  { lat: 12, lon: 180.5 },
  { lat: 12 },
  { lon: 100 },
  { lat: null, lon: null },
  { lat: Infinity, lon: 0 },
  { lat: NaN, lon: 0 },
])('%o is no point', (search) => {
  expect(pointOf(search)).toBe('bad')
})
