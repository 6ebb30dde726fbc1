import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { centreOf, distanceMetres, isInside, sizeOf, splitAtDateLine, wrappedLng } from './place.ts'

const fiji = { south: -20, west: 175, north: -15, east: -178 }
const degrees = (most: number) => numberBetween(-most, most)
const places = fc.record({ lat: degrees(90), lng: degrees(180) })
const boxes = fc
  .tuple(degrees(90), degrees(90), degrees(180), degrees(180))
  .map(([a, b, west, east]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west,
    east,
  }))

describe('a box across the date line', () => {
  test.each([
    [{ lat: -18, lng: 178 }, true],
    [{ lat: -18, lng: -179 }, true],
    [{ lat: -18, lng: 180 }, true],
    [{ lat: -18, lng: -180 }, true],
    [{ lat: -18, lng: 0 }, false],
    [{ lat: -18, lng: -177 }, false],
    [{ lat: -21, lng: 178 }, false],
    [{ lat: -14, lng: 178 }, false],
  ])('holds %o: %s', (place, inside) => {
    expect(isInside(place, fiji)).toBe(inside)
  })

  test('is two boxes that meet at the line', () => {
    expect(splitAtDateLine(fiji)).toEqual([
      { south: -20, west: 175, north: -15, east: 180 },
      { south: -20, west: -180, north: -15, east: -178 },
    ])
  })

  test('has its centre between its edges, on this side of the line or the other', () => {
    expect(centreOf(fiji)).toEqual({ lat: -17.5, lng: 178.5 })
    expect(centreOf({ ...fiji, east: -172 })).toEqual({ lat: -17.5, lng: -178.5 })
  })
})

test.each([
  [fiji, { lat: 5, lng: 7 }],
  [
    { south: 10, west: 20, north: 15, east: 30 },
    { lat: 5, lng: 10 },
  ],
])('%o reaches %o', (box, size) => {
  expect(sizeOf(box)).toEqual(size)
})

test('the corners of a box are in it', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const { south, west, north, east } = box
      for (const lat of [south, north]) {
        for (const lng of [west, east]) expect(isInside({ lat, lng }, box)).toBe(true)
      }
    }),
  )
})

test('a box without width is one line, and not the whole world', () => {
  const line = { south: 10, west: 20, north: 15, east: 20 }
  expect(sizeOf(line)).toEqual({ lat: 5, lng: 0 })
  expect(splitAtDateLine(line)).toEqual([line])
  expect(isInside({ lat: 12, lng: 20 }, line)).toBe(true)
  expect(isInside({ lat: 12, lng: 21 }, line)).toBe(false)
})

test.each([
  [0, 0],
  [179.5, 179.5],
  [180, -180],
  [-180, -180],
  [190, -170],
  [-190, 170],
  [900, -180],
  [-725, -5],
])('the longitude %i is %i', (lng, wrapped) => {
  expect(wrappedLng(lng)).toBe(wrapped)
})

test('a place is in a box exactly when it is in one of the parts', () => {
  fc.assert(
    fc.property(places, boxes, (place, box) => {
      const parts = splitAtDateLine(box)
      expect(parts.some((part) => isInside(place, part))).toBe(isInside(place, box))
      expect(parts.every(({ west, east }) => west <= east)).toBe(true)
    }),
  )
})

test('the centre of a box is inside it', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      expect(isInside(centreOf(box), box)).toBe(true)
    }),
  )
})

describe('a distance', () => {
  test.each([
    ['Bangkok to Berlin', [13.7563, 100.5018], [52.52, 13.405], 8_610_000],
    ['a degree over the date line', [0, 179.5], [0, -179.5], 111_195],
    ['pole to pole', [90, 0], [-90, 77], 20_015_115],
    ['nowhere', [13.7, 100.5], [13.7, 100.5], 0],
  ] as const)('%s', (_what, [fromLat, fromLng], [toLat, toLng], metres) => {
    const from = { lat: fromLat, lng: fromLng }
    const distance = distanceMetres(from, { lat: toLat, lng: toLng })
    expect(Math.abs(distance - metres)).toBeLessThanOrEqual(metres / 200)
  })

  test('is the same both ways and never further than half the globe', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3)
        expect(distanceMetres(a, b)).toBeLessThan(20_015_116)
      }),
    )
  })
})
