import { expect, test } from 'vitest'
import { tomorrow, wholeDay } from './whole-day.ts'

const shown = ({ from, to }: { from: Date; to: Date }) =>
  [from, to].map((instant) => instant.toISOString().replace(':00.000Z', 'Z'))

test.each([
  ['Asia/Bangkok', '2026-11-28T10:00Z', ['2026-11-28T17:00Z', '2026-11-29T17:00Z']],
  // The clocks go forward at midnight: the day begins at one, the one after it does not.
  ['Africa/Cairo', '2026-04-24T10:00Z', ['2026-04-24T21:00Z', '2026-04-25T21:00Z']],
  ['Africa/Cairo', '2026-04-23T10:00Z', ['2026-04-23T22:00Z', '2026-04-24T21:00Z']],
])('the day after today in %s at %s is a whole one', (zone, now, day) => {
  expect(shown(tomorrow(new Date(now), zone))).toEqual(day)
})

test.each([
  ['Asia/Bangkok', '2026-11-28T10:00Z', '2026-11-28T17:00Z'],
  ['Africa/Cairo', '2026-04-23T10:00Z', '2026-04-23T22:00Z'],
])('what begins on a day in %s at %s ends with it', (zone, from, to) => {
  expect(shown(wholeDay(new Date(from), zone))).toEqual([from, to])
})
