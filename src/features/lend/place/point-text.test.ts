import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPoint } from '#contract/domain/typed-point.ts'
import { numberBetween } from '#tests/fixtures/number-between.ts'
import { pointText, roundedPoint } from './point-text.ts'

test('every point is read as it is written', () => {
  const degrees = (most: number) => numberBetween(-most, most)
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      expect(readPoint(pointText({ lat, lng }))).toEqual(roundedPoint({ lat, lng }))
    }),
  )
})
