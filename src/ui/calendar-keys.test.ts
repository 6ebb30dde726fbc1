import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { moveDay } from './calendar-keys.ts'

const lastOfJanuary = new CalendarDate(2026, 1, 31)

test.each([
  ['ArrowRight', false, '2026-02-01'],
  ['ArrowLeft', false, '2026-01-30'],
  ['ArrowDown', false, '2026-02-07'],
  ['ArrowUp', false, '2026-01-24'],
  ['PageDown', false, '2026-02-28'],
  ['PageUp', false, '2025-12-31'],
  ['PageDown', true, '2027-01-31'],
])('%s (with shift: %s) leads from 31 January 2026 to %s', (key, shiftKey, day) => {
  expect(moveDay(lastOfJanuary, { key, shiftKey }, 'en-US')?.toString()).toBe(day)
})

test.each([
  ['en-US', '2026-01-25', '2026-01-31'],
  ['de-DE', '2026-01-26', '2026-02-01'],
])('in %s a week is from %s to %s', (locale, first, last) => {
  const to = (key: string) => moveDay(lastOfJanuary, { key, shiftKey: false }, locale)?.toString()
  expect([to('Home'), to('End')]).toEqual([first, last])
})

test('other keys are left to the page', () => {
  expect(moveDay(lastOfJanuary, { key: 'Tab', shiftKey: false }, 'en-US')).toBeNull()
})
