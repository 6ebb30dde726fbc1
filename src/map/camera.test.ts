import { expect, it } from 'vitest'
import { isSameCamera, readBounds } from './camera.ts'

const bangkok = { lat: 13.75, lng: 100.5, zoom: 12 }

it('takes a camera rounded for the address bar for the same', () => {
  expect(isSameCamera(bangkok, { lat: 13.75002, lng: 100.49998, zoom: 12.004 })).toBe(true)
})

it('sees a move or a zoom', () => {
  expect(isSameCamera(bangkok, { ...bangkok, lat: 13.76 })).toBe(false)
  expect(isSameCamera(bangkok, { ...bangkok, zoom: 12.5 })).toBe(false)
})

const seen = (west: number, east: number) =>
  readBounds({
    getCenter: () => bangkok,
    getZoom: () => 3,
    getBounds: () => ({
      getSouth: () => -20,
      getWest: () => west,
      getNorth: () => 20,
      getEast: () => east,
    }),
  })

it.each([
  ['beside the date line', 100, 170, { west: 100, east: 170 }],
  ['across it, from the east', -190, -170, { west: 170, east: -170 }],
  ['across it, from the west', 170, 190, { west: 170, east: -170 }],
  ['around the world', -250, 200, { west: -180, east: 180 }],
])('a map %s has bounds that a search takes', (_where, west, east, expected) => {
  expect(seen(west, east)).toMatchObject(expected)
})
