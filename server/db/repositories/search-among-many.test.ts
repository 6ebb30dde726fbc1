import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centreOf, isInside, type Bounds, type LatLng } from '#contract/domain/place.ts'
import { bounds } from '#tests/fixtures/listing-arbitraries.ts'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { narrowed } from './search-among-many.ts'

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 360)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** @param up the share of the box's height at which the place stands
 *  @param right the share of its width */
function placeIn(box: Bounds, up: number, right: number): LatLng {
  const width = box.east - box.west + (box.west > box.east ? 360 : 0)
  const lng = box.west + width * right
  const place = {
    lat: Math.min(box.north, box.south + (box.north - box.south) * up),
    lng: lng > 180 ? lng - 360 : lng,
  }
  return isInside(place, box) ? place : { ...place, lng: box.east }
}

test('a narrowed box leaves out nothing that is near enough', () => {
  const share = numberBetween(0, 1)
  const angle = fc.oneof(
    share,
    share.map((value) => value ** 8 / 1e6),
  )
  fc.assert(
    fc.property(bounds, angle, share, share, (box, halfSineSquared, up, right) => {
      const place = placeIn(box, up, right)
      const centre = centreOf(box)
      const toPlace =
        sine(place.lat - centre.lat) ** 2 +
        cosine(centre.lat) * cosine(place.lat) * sine(place.lng - centre.lng) ** 2
      fc.pre(toPlace <= halfSineSquared)
      expect(isInside(place, narrowed(box, halfSineSquared))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a narrowed box is no larger than it was, and much smaller around what is near', () => {
  const town = { south: 13.6, west: 100.3, north: 13.9, east: 100.7 }
  expect(narrowed(town, 1)).toEqual(town)
  const { south, west, north, east } = narrowed(town, sine(0.05) ** 2)
  expect(north - south).toBeCloseTo(0.1, 4)
  expect(east - west).toBeCloseTo(0.1 / cosine(13.8), 3)
})
