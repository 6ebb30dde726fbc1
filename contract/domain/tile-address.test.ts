import { expect, it } from 'vitest'
import { latAt, mercator, worldPx } from './tile-address.ts'

it.each([-85, -33.9, 0, 13.75, 60.2])('finds latitude %d where it has put it', (lat) => {
  expect(latAt(mercator({ lat, lng: 100.5 }).y)).toBeCloseTo(lat, 9)
})

it('ends where the square does', () => {
  expect(mercator({ lat: 90, lng: 0 }).y).toBe(0)
  expect(latAt(0)).toBeCloseTo(85.0511, 4)
})

it('doubles the world with each zoom', () => {
  expect([0, 1, 12].map(worldPx)).toEqual([512, 1024, 512 * 4096])
})
