import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { profilePictureZoomStep } from '#contract/limits.ts'
import { centredCrop, movedCrop, zoomedCrop, type Crop } from './crop.ts'

const wide = { width: 1000, height: 600 }

test('a picture is cut to the largest square in its middle', () => {
  expect(centredCrop(wide)).toEqual({ x: 200, y: 0, side: 600 })
  expect(centredCrop({ width: 30, height: 90 })).toEqual({ x: 0, y: 30, side: 30 })
})

test('coming nearer keeps the middle, and going back is where it was', () => {
  const nearer = zoomedCrop(centredCrop(wide), profilePictureZoomStep, wide)
  expect(nearer).toEqual({ x: 215, y: 15, side: 570 })
  expect(zoomedCrop(nearer, 1 / profilePictureZoomStep, wide)).toEqual(centredCrop(wide))
})

test('nobody comes nearer than what is made of it, or farther than the picture', () => {
  expect(zoomedCrop(centredCrop(wide), 0.01, wide)).toEqual({ x: 400, y: 200, side: 200 })
  expect(zoomedCrop(centredCrop(wide), 9, wide)).toEqual(centredCrop(wide))
  const small = { width: 60, height: 40 }
  expect(zoomedCrop(centredCrop(small), 0.5, small)).toEqual(centredCrop(small))
})

test('it ends where the picture ends', () => {
  expect(movedCrop(centredCrop(wide), { x: -900, y: 50 }, wide)).toEqual({ x: 0, y: 0, side: 600 })
})

test('whatever is done, the square lies in the picture', () => {
  const step = fc.oneof(
    fc.record({
      x: fc.integer({ min: -2000, max: 2000 }),
      y: fc.integer({ min: -2000, max: 2000 }),
    }),
    fc.double({ min: 0.1, max: 10, noNaN: true }),
  )
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.array(step), (width, height, steps) => {
      const size = { width, height }
      const crop = steps.reduce<Crop>(
        (before, by) =>
          typeof by === 'number' ? zoomedCrop(before, by, size) : movedCrop(before, by, size),
        centredCrop(size),
      )
      expect(crop.x).toBeGreaterThanOrEqual(0)
      expect(crop.y).toBeGreaterThanOrEqual(0)
      expect(crop.x + crop.side).toBeLessThanOrEqual(width + 1e-6)
      expect(crop.y + crop.side).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
