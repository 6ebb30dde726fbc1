import { expect, it } from 'vitest'
import { unwrapRing } from './unwrap-ring.ts'

it('leaves a ring alone that does not cross the date line', () => {
  const ring = [
    [10, 0],
    [20, 0],
    [20, 10],
    [10, 0],
  ]
  expect(unwrapRing(ring)).toEqual(ring)
})

it('goes on beyond 180 degrees', () => {
  const ring = [
    [170, 0],
    [-170, 0],
    [-170, 10],
    [170, 0],
  ]
  expect(unwrapRing(ring).map(([lng]) => lng)).toEqual([170, 190, 190, 170])
})

it('gives a ring the same longitudes wherever it begins', () => {
  const ring = [
    [-170, 0],
    [-170, 10],
    [0, 10],
    [170, 0],
    [-170, 0],
  ]
  const lngs = unwrapRing(ring).map(([lng = 0]) => lng)
  expect(Math.min(...lngs)).toBeGreaterThanOrEqual(-190)
  expect(lngs.at(0)).toBe(lngs.at(-1))
})

it('closes a ring around the south pole', () => {
  const ring = [
    [-120, -70],
    [0, -70],
    [120, -70],
    [-120, -70],
  ]
  const unwrapped = unwrapRing(ring)
  expect(unwrapped.filter(([, lat]) => lat === -90)).toHaveLength(2)
  expect(unwrapped.at(0)).toEqual(unwrapped.at(-1))
})
