import { expect, it } from 'vitest'
import { cameraAround } from './camera-around.ts'

const pattaya = { lat: 12.9276, lng: 100.8771 }
const bangkok = { lat: 13.7563, lng: 100.5018 }

it('sees all places, and one of them from near', () => {
  expect(cameraAround([pattaya])).toEqual({ ...pattaya, zoom: 14 })
  const { lat, lng, zoom } = cameraAround([pattaya, bangkok])
  expect(lat).toBeCloseTo((pattaya.lat + bangkok.lat) / 2)
  expect(lng).toBeCloseTo((pattaya.lng + bangkok.lng) / 2)
  const highPx = ((bangkok.lat - pattaya.lat) / 360) * 512 * 2 ** zoom
  expect(highPx).toBeGreaterThan(180)
  expect(highPx).toBeLessThan(210)
})

it('sees the whole world when there is no place, and never more than that', () => {
  expect(cameraAround([]).zoom).toBe(1)
  const ends = [
    { lat: -60, lng: -179 },
    { lat: 70, lng: 179 },
  ]
  expect(cameraAround(ends).zoom).toBe(1)
})
