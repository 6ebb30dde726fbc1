import { expect, it } from 'vitest'
import { titleShortener } from './short-title.ts'

const to30 = titleShortener(30)
const to50 = titleShortener(50)

it('leaves a title that fits', () => {
  expect(to50('x'.repeat(50))).toBe('x'.repeat(50))
})

it('cuts a longer one, its dots included', () => {
  expect(to50('x'.repeat(51))).toBe(`${'x'.repeat(49)}…`)
})

it('counts letters as they are read', () => {
  const thai = 'บ้านเดี่ยวสองชั้นใกล้ตลาดน้ำสี่ภาคพัทยา'
  expect(thai.length).toBeGreaterThan(30)
  expect(to30(thai)).toBe(thai)
  expect(to30('🏖'.repeat(30))).toBe('🏖'.repeat(30))
})

it('cuts no letter in two', () => {
  expect(to30('👨‍👩‍👧'.repeat(31))).toBe(`${'👨‍👩‍👧'.repeat(29)}…`)
  expect(to30('สี่'.repeat(31))).toBe(`${'สี่'.repeat(29)}…`)
})
