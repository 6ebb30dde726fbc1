import { expect, it } from 'vitest'
import { nearestStop } from './sheet-stops.ts'

it.each([
  [0, 'peek'],
  [110, 'peek'],
  [280, 'half'],
  [500, 'half'],
  [640, 'full'],
  [900, 'full'],
])('comes to rest from %i of 740 px at %s', (heightPx, stop) => {
  expect(nearestStop(heightPx, 740)).toBe(stop)
})
