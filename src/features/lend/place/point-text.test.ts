import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointText, readPoint, roundedPoint } from './point-text.ts'

test.each([
  ['13.7563, 100.5018', 13.7563, 100.5018],
  [' -33.9;18.4 ', -33.9, 18.4],
  ['52 13', 52, 13],
  ['90,-180', 90, -180],
])('"%s" is a point', (text, lat, lng) => {
  expect(readPoint(text)).toEqual({ lat, lng })
})

test.each(['', 'Bangkok', '91, 0', '0, 181', '13,7563 100,5018', '13.7563', '1, 2, 3', '1e1, 2'])(
  '"%s" is none',
  (text) => {
    expect(readPoint(text)).toBeNull()
  },
)

test('every point is read as it is written', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      expect(readPoint(pointText({ lat, lng }))).toEqual(roundedPoint({ lat, lng }))
    }),
  )
})
