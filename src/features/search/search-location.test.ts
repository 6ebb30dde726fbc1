import { expect, it } from 'vitest'
import { boundsAround } from './bounds-around.ts'
import { searchParams } from './search-location.ts'

const size = { widthPx: 800, heightPx: 600 }

it('shows as much around a place as a map of this size does', () => {
  const { south, west, north, east } = boundsAround({ lat: 13.75, lng: 100.5, zoom: 12 }, size)
  const degreesPerPx = 360 / (512 * 2 ** 12)
  expect(east - west).toBeCloseTo(800 * degreesPerPx, 9)
  expect(north - south).toBeCloseTo(600 * degreesPerPx * Math.cos((13.75 * Math.PI) / 180), 4)
  expect((west + east) / 2).toBeCloseTo(100.5, 9)
})

it('crosses the date line, and ends where the world does', () => {
  const { west, east } = boundsAround({ lat: 0, lng: 179.99, zoom: 12 }, size)
  expect(west).toBeGreaterThan(179)
  expect(east).toBeLessThan(-179)
  expect(boundsAround({ lat: 0, lng: 50, zoom: 0 }, size)).toMatchObject({ west: -180, east: 180 })
})

it('leaves out of an address what is not of its range, and what goes without saying', () => {
  expect(searchParams({ lat: 91, lng: '100', zoom: 12, mode: 'both', tabIdx: 1 })).toEqual({
    zoom: 12,
  })
  expect(searchParams({ lat: 13, mode: 'table', tabIdx: 0 })).toEqual({
    lat: 13,
    mode: 'table',
    tabIdx: 0,
  })
})
