import { expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { requestLifetimeHours } from '#contract/limits.ts'
import { waitsForAnswer } from './waits-for-answer.ts'

const madeOn = new Date('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(madeOn.getTime() + hours * hourMs)

test('a request waits until its time or its stay is over, whatever the server has said since', () => {
  const later = { status: 'requested', madeOn, to: after(1000) } as const
  expect(waitsForAnswer(later, after(requestLifetimeHours - 1))).toBe(true)
  expect(waitsForAnswer(later, after(requestLifetimeHours))).toBe(false)
  const soon = { ...later, to: after(2) }
  expect(waitsForAnswer(soon, after(1))).toBe(true)
  expect(waitsForAnswer(soon, after(2))).toBe(false)
  expect(waitsForAnswer({ ...later, status: 'confirmed' }, after(1))).toBe(false)
})
