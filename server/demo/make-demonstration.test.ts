import { expect, it } from 'vitest'
import { makeDemonstration } from './make-demonstration.ts'

const now = new Date('2026-11-20T09:20:00Z')

it('is the same for the same moment', () => {
  const made = () => JSON.stringify(makeDemonstration(now))
  expect(made()).toBe(made())
})

it('has some 900 reservations and over 400 reviews', () => {
  const { stays, reviews } = makeDemonstration(now)
  expect(Math.round(stays.length / 100)).toBe(9)
  expect(reviews.length).toBeGreaterThan(400)
})
