import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtDateLine, type Bounds } from '#contract/domain/place.ts'
import { cellsIn, partOfCell } from './search.ts'

const cellArea = 0.05 ** 2
const areaOf = (bounds: Bounds) =>
  splitAtDateLine(bounds).reduce(
    (sum, { south, west, north, east }) => sum + (north - south) * (east - west),
    0,
  )

test('the parts of the cells that a box shows are the box', () => {
  const box = fc
    .record({
      south: fc.double({ min: -85, max: 84, noNaN: true }),
      west: fc.double({ min: -180, max: 179.9, noNaN: true }),
      height: fc.double({ min: 0.001, max: 1, noNaN: true }),
      width: fc.double({ min: 0.001, max: 1, noNaN: true }),
    })
    .map(({ south, west, height, width }): Bounds => {
      const east = west + width
      return { south, west, north: south + height, east: east > 180 ? east - 360 : east }
    })
  fc.assert(
    fc.property(box, (bounds) => {
      const parts = cellsIn(bounds)!.map((cell) => partOfCell(cell, bounds))
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
      for (const part of parts) expect(part).toBeLessThanOrEqual(1 + 1e-6)
      const shown = parts.reduce((sum, part) => sum + part, 0) * cellArea
      expect(shown).toBeCloseTo(areaOf(bounds), 6)
    }),
  )
})
