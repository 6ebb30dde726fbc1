import { parseDate } from '@internationalized/date'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { addPeriods, countPeriods, totalOf } from '#contract/domain/stay.ts'
import { freeAlternatives, freedomOf, nearestFree, reservableSpan } from './free-time.ts'
import { dayOf, instantOn, timeOf } from './wall-day.ts'

const midnight = { hour: 0, minute: 0 }
const noon = { hour: 12, minute: 0 }

describe.each([
  ['Berlin to summer', 'Europe/Berlin', '2027-03-28', 23, '2027-03-28T00:30:00Z'],
  ['Berlin to winter', 'Europe/Berlin', '2027-10-31', 25, '2027-10-31T00:30:00Z'],
  ['New York to summer', 'America/New_York', '2027-03-14', 23, '2027-03-14T06:30:00Z'],
  ['New York to winter', 'America/New_York', '2027-11-07', 25, '2027-11-07T05:30:00Z'],
])('when clocks change in %s', (_what, zone, text, hours, halfAnHourBefore) => {
  const day = parseDate(text)
  const at = (days: number, time = midnight) => instantOn(day.add({ days }), time, zone)
  const whole = { from: at(0), to: at(1) }
  const span = reservableSpan(new Date('2026-11-21T10:40:00Z'), zone)

  test(`the day has ${hours} hours and is billed as one day`, () => {
    expect(countPeriods(whole, 'hourly', zone)).toBe(hours)
    expect(countPeriods(whole, 'daily', zone)).toBe(1)
  })

  test('it is open, taken when all its hours are, and partly when a quarter is left', () => {
    const quarter = { from: whole.from, to: new Date(whole.to.getTime() - hourMs / 4) }
    expect(freedomOf(day, [], span, zone)).toBe('open')
    expect(freedomOf(day, [whole], span, zone)).toBe('taken')
    expect(freedomOf(day, [quarter], span, zone)).toBe('partly-taken')
  })

  test('the days beside it are not touched', () => {
    for (const days of [-1, 1]) {
      expect(freedomOf(day.add({ days }), [whole], span, zone)).toBe('open')
    }
  })

  test('an hour over the change is one hour, at the price of one', () => {
    const from = new Date(halfAnHourBefore)
    const to = addPeriods(from, 1, 'hourly', zone)
    const price = { amount: 10_050, currency: 'EUR' as const }
    expect(to.getTime() - from.getTime()).toBe(hourMs)
    expect(countPeriods({ from, to }, 'hourly', zone)).toBe(1)
    expect(totalOf(countPeriods({ from, to }, 'hourly', zone) ?? 0, price)).toEqual(price)
  })

  test('from noon to noon is one day, and a quarter of an hour more is two', () => {
    const stay = { from: at(-1, noon), to: at(0, noon) }
    const longer = { ...stay, to: new Date(stay.to.getTime() + hourMs / 4) }
    expect(stay.to.getTime() - stay.from.getTime()).toBe(hours * hourMs)
    expect(countPeriods(stay, 'daily', zone)).toBe(1)
    expect(countPeriods(longer, 'daily', zone)).toBe(2)
  })

  test('whoever comes later has the same days and the same time of day', () => {
    const taken = [{ from: at(-6, noon), to: at(-4, noon) }]
    const wish = { from: at(-7, noon), to: at(0, noon) }
    const { later } = freeAlternatives(wish, 7, { period: 'daily', taken, span, zone })
    expect(later).toEqual({ from: at(-4, noon), to: at(3, noon) })
  })

  test('a time that exists is chosen as it stands on the clock', () => {
    for (const hour of [0, 1, 3, 4, 12, 23]) {
      const time = { hour, minute: 45 }
      const chosen = nearestFree(day, time, { role: 'from', taken: [], span, zone })
      expect(dayOf(chosen, zone).compare(day)).toBe(0)
      expect(timeOf(chosen, zone)).toEqual(time)
    }
  })
})

test.each([
  ['is left out is an hour later', 'Europe/Berlin', '2027-03-28', 2, '2027-03-28T01:30:00Z'],
  ['comes twice is the first', 'Europe/Berlin', '2027-10-31', 2, '2027-10-31T00:30:00Z'],
  ['is left out is an hour later', 'America/New_York', '2027-03-14', 2, '2027-03-14T07:30:00Z'],
  ['comes twice is the first', 'America/New_York', '2027-11-07', 1, '2027-11-07T05:30:00Z'],
])('half an hour past the one that %s (%s)', (_what, zone, date, hour, instant) => {
  const span = reservableSpan(new Date('2026-11-21T10:40:00Z'), zone)
  const options = { role: 'from', taken: [], span, zone } as const
  const chosen = nearestFree(parseDate(date), { hour, minute: 30 }, options)
  expect(chosen).toEqual(new Date(instant))
})

test('days that are chosen on the calendar are the days that are paid, at all times of year', () => {
  const choices = fc.record({
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Bangkok', 'Pacific/Apia'),
    after: fc.integer({ min: 0, max: 1200 }),
    length: fc.integer({ min: 1, max: 60 }),
    hour: fc.integer({ min: 4, max: 23 }),
  })
  fc.assert(
    fc.property(choices, ({ zone, after, length, hour }) => {
      const first = parseDate('2026-12-01').add({ days: after })
      const from = instantOn(first, { hour, minute: 0 }, zone)
      const to = instantOn(first.add({ days: length }), { hour, minute: 0 }, zone)
      expect(countPeriods({ from, to }, 'daily', zone)).toBe(length)
      for (const period of rentPeriods) {
        expect(timeOf(addPeriods(from, 1, period, zone), zone)).toEqual(
          period === 'hourly'
            ? timeOf(new Date(from.getTime() + hourMs), zone)
            : timeOf(from, zone),
        )
      }
    }),
    { numRuns: 300 },
  )
})
