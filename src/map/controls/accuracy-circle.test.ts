import { expect, it } from 'vitest'
import { accuracyCircle } from './accuracy-circle.ts'

it('is as high and as wide in metres as twice the accuracy, and closed', () => {
  const [ring = []] = accuracyCircle({ lat: 60, lng: 10, accuracyMetres: 1000 }).coordinates
  const [lngs, lats] = [ring.map(([lng = 0]) => lng), ring.map(([, lat = 0]) => lat)]
  expect(Math.max(...lats) - Math.min(...lats)).toBeCloseTo(2000 / 111_320, 4)
  expect(Math.max(...lngs) - Math.min(...lngs)).toBeCloseTo((2 * 2000) / 111_320, 4)
  expect(ring.at(-1)).toEqual(ring[0])
})
