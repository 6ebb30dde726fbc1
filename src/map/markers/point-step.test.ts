import { expect, test } from 'vitest'
import { pointStep } from './point-step.ts'

test.each([
  ['ArrowLeft', false, { x: -10, y: 0 }],
  ['ArrowRight', true, { x: 1, y: 0 }],
  ['ArrowUp', false, { x: 0, y: -10 }],
  ['ArrowDown', true, { x: 0, y: 1 }],
])('%s with Shift %s moves a point by %o', (key, shiftKey, step) => {
  expect(pointStep({ key, shiftKey })).toEqual(step)
})

test.each(['Enter', 'Tab', 'a', '+', 'constructor'])('%s moves nothing', (key) => {
  expect(pointStep({ key, shiftKey: false })).toBeNull()
})
