import { expect, it } from 'vitest'
import { boundsAround, hasSameMiddle, isSameArea, isWider } from './bounds-around.ts'
import { cameraOf, paramsOf, searchParams } from './search-location.ts'

const size = { widthPx: 800, heightPx: 600, coveredBottomPx: 0 }

it('shows as much around a place as a map of this size does', () => {
  const { south, west, north, east } = boundsAround({ lat: 13.75, lng: 100.5, zoom: 12 }, size)
  const degreesPerPx = 360 / (512 * 2 ** 12)
  expect(east - west).toBeCloseTo(800 * degreesPerPx, 9)
  expect(north - south).toBeCloseTo(600 * degreesPerPx * Math.cos((13.75 * Math.PI) / 180), 4)
  expect((west + east) / 2).toBeCloseTo(100.5, 9)
})

it('looks at the middle of what is not covered', () => {
  const bangkok = { lat: 13.75, lng: 100.5, zoom: 12 }
  const { south, north } = boundsAround(bangkok, { ...size, coveredBottomPx: 300 })
  const degreesPerPx = (360 / (512 * 2 ** 12)) * Math.cos((13.75 * Math.PI) / 180)
  expect((north - 13.75) / degreesPerPx).toBeCloseTo(150, 0)
  expect((13.75 - south) / degreesPerPx).toBeCloseTo(450, 0)
})

it('sees that a map became larger or smaller, and was not moved', () => {
  const bangkok = { lat: 13.75, lng: 100.5, zoom: 14 }
  const area = boundsAround(bangkok, size)
  expect(hasSameMiddle(area, boundsAround(bangkok, { ...size, heightPx: 480 }))).toBe(true)
  const moved = boundsAround({ ...bangkok, lng: 100.51 }, size)
  expect(hasSameMiddle(area, moved)).toBe(false)
})

it('sees that a map shows much more than before, and not what a bar uncovers', () => {
  const fiji = { lat: -17.5, lng: 179.9, zoom: 12 }
  const area = boundsAround(fiji, size)
  expect(isWider(boundsAround(fiji, { ...size, widthPx: 1200 }), area)).toBe(true)
  expect(isWider(boundsAround(fiji, { ...size, heightPx: 900 }), area)).toBe(true)
  expect(isWider(boundsAround(fiji, { ...size, heightPx: 660 }), area)).toBe(false)
  expect(isWider(area, boundsAround(fiji, { ...size, widthPx: 1200 }))).toBe(false)
})

it('takes areas for the same that differ by less than a pixel, and no others', () => {
  const area = { south: 13, west: 100, north: 14, east: 101 }
  expect(isSameArea(area, { ...area, south: 13.0005 })).toBe(true)
  expect(isSameArea(area, { ...area, east: 101.01 })).toBe(false)
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
  expect(searchParams({ lat: 12, lng: 180.1, zoom: 23 })).toEqual({ lat: 12 })
  expect(searchParams({ lat: 13, mode: 'table', tabIdx: 0 })).toEqual({
    lat: 13,
    mode: 'table',
    tabIdx: 0,
  })
})

it('has in the address where the map looks, to the metre', () => {
  const suva = { lat: -18.14161, lng: 178.44189, zoom: 12.25 }
  expect(paramsOf({ lat: -18.141614, lng: 178.441886, zoom: 12.2491 })).toEqual(suva)
  expect(cameraOf(searchParams(suva))).toEqual(suva)
})
