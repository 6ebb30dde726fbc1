import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPoint } from './typed-point.ts'

test.each([
  ['13.7563, 100.5018', 13.7563, 100.5018],
  [' -33.9;18.4 ', -33.9, 18.4],
  ['52 13', 52, 13],
  ['90,-180', 90, -180],
  ['+13.7563, +100.5018', 13.7563, 100.5018],
  ['\u200e\u221233.8688, 151.2093', -33.8688, 151.2093],
  ['13.7563，100.5018', 13.7563, 100.5018],
  ['１３．７５, １００．５', 13.75, 100.5],
  ['๑๓.๗๕, ๑๐๐.๕', 13.75, 100.5],
  ['13.75633°, 100.50176°', 13.756_33, 100.501_76],
  ['13.75633° N, 100.50176° E', 13.756_33, 100.501_76],
  ['33.8688°s 151.2093°e', -33.8688, 151.2093],
  ['N13.75633 W100.50176', 13.756_33, -100.501_76],
  ['100.5 E, 13.75 N', 13.75, 100.5],
  ['W 100.5018° S 13.7563°', -13.7563, -100.5018],
])('"%s" is a point', (text, lat, lng) => {
  expect(readPoint(text)).toEqual({ lat, lng })
})

test.each([
  '',
  'Bangkok',
  '91, 0',
  '0, 181',
  '13,7563 100,5018',
  '13.7563',
  '1, 2, 3',
  '1e1, 2',
  '-13.75° S, 100.5° E',
  '13.75 N, 14.75 N',
  '13.75 E, 100.5 W',
  '13.75 N, 100.5',
  'N 13.75 E, 100.5',
  '13.75 N, E 100.5',
  '100.5 N, 13.75 E',
  '13²,100',
])('"%s" is none', (text) => {
  expect(readPoint(text)).toBeNull()
})

test('with letters a point is the same in either order, on either side', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 })
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.boolean(), fc.boolean(), (a, b, swaps, leads) => {
      const [lat, lng] = [a / 1e6, b / 1e6]
      const part = (value: number, [positive, negative]: string) => {
        const side = String(value < 0 ? negative : positive)
        const size = `${Math.abs(value).toFixed(6)}°`
        return leads ? `${side} ${size}` : `${size} ${side}`
      }
      const parts = [part(lat, 'NS'), part(lng, 'EW')]
      const read = readPoint((swaps ? parts.toReversed() : parts).join(', '))
      expect(read?.lat).toBeCloseTo(lat, 9)
      expect(read?.lng).toBeCloseTo(lng, 9)
    }),
  )
})
