import { CalendarDate } from '@internationalized/date'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteSteps } from '#contract/limits.ts'
import { dayOf, instantOn, timeOf } from './wall-day.ts'

test.each([
  ['Asia/Bangkok', '2026-11-21', { hour: 17, minute: 0 }],
  ['Europe/Berlin', '2026-11-21', { hour: 11, minute: 0 }],
  ['America/New_York', '2026-11-21', { hour: 5, minute: 0 }],
  ['Pacific/Kiritimati', '2026-11-22', { hour: 0, minute: 0 }],
])('in %s ten in the morning UTC is %s at %j', (zone, day, time) => {
  const instant = new Date('2026-11-21T10:00:00Z')
  expect(dayOf(instant, zone).toString()).toBe(day)
  expect(timeOf(instant, zone)).toEqual(time)
})

test('a day and a time of day lead to the instant that shows them', () => {
  const times = fc.record({
    days: fc.integer({ min: 0, max: 3000 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(...minuteSteps),
  })
  fc.assert(
    fc.property(times, ({ days, hour, minute }) => {
      const day = new CalendarDate(2024, 1, 1).add({ days })
      const instant = instantOn(day, { hour, minute }, 'Asia/Kathmandu')
      expect(dayOf(instant, 'Asia/Kathmandu').toString()).toBe(day.toString())
      expect(timeOf(instant, 'Asia/Kathmandu')).toEqual({ hour, minute })
    }),
  )
})

test('a time that a clock change skips moves forward with the clock', () => {
  const skipped = instantOn(new CalendarDate(2026, 3, 29), { hour: 2, minute: 30 }, 'Europe/Berlin')
  expect(timeOf(skipped, 'Europe/Berlin')).toEqual({ hour: 3, minute: 30 })
})
