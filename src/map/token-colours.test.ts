import { expect, it } from 'vitest'
import { toRgb } from './token-colours.ts'

it('writes a mixture as MapLibre reads colours', () => {
  expect(toRgb('color(srgb 0.1 0.4 1)')).toBe('rgb(26, 102, 255)')
})

it('keeps to the colours that a screen has', () => {
  expect(toRgb('color(srgb -0.02 1.1 3e-7)')).toBe('rgb(0, 255, 0)')
})
