import { expect, it } from 'vitest'
import { boundsOf } from './bounds-of.ts'

it('holds every point', () => {
  const bounds = boundsOf(
    [
      { lat: 13.7, lng: 100.5 },
      { lat: 13.9, lng: 100.4 },
    ],
    100,
  )
  expect(bounds?.toArray()).toEqual([
    [100.4, 13.7],
    [100.5, 13.9],
  ])
})

it('does not go around the world where the date line runs through', () => {
  const bounds = boundsOf(
    [
      { lat: -17, lng: 179.9 },
      { lat: -17, lng: -179.9 },
    ],
    180,
  )
  expect(bounds && bounds.getEast() - bounds.getWest()).toBeCloseTo(0.2)
})

it('is none without points', () => {
  expect(boundsOf([], 0)).toBeNull()
})
