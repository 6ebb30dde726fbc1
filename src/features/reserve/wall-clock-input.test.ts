import { expect, test } from 'vitest'
import { fromInputValue, toInputValue } from './wall-clock-input.ts'

test.each([
  ['Asia/Bangkok', '2026-11-21T17:00'],
  ['Europe/Berlin', '2026-11-21T11:00'],
  ['America/New_York', '2026-11-21T05:00'],
])('in %s ten in the morning UTC is typed as %s', (zone, value) => {
  const instant = new Date('2026-11-21T10:00:00Z')
  expect(toInputValue(instant, zone)).toBe(value)
  expect(fromInputValue(value, zone)).toEqual(instant)
})

test.each(['', '2026-11', '2026-11-21', 'tomorrow'])('%j is not a time yet', (value) => {
  expect(fromInputValue(value, 'Asia/Bangkok')).toBeNull()
})
