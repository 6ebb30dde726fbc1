import { expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

it('leaves a title that fits', () => {
  expect(shortTitle('x'.repeat(50), 50)).toBe('x'.repeat(50))
})

it('cuts a longer one, its dots included', () => {
  expect(shortTitle('x'.repeat(51), 50)).toBe(`${'x'.repeat(49)}…`)
})

it('cuts no letter in two', () => {
  expect(shortTitle('🏖🏖🏖', 4)).toBe('🏖…')
})
