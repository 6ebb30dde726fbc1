import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rentPeriods } from './rent-period.ts'
import {
  addPeriods,
  countPeriods,
  defaultStay,
  notOver,
  overlaps,
  stayFault,
  totalOf,
  type Stay,
} from './stay.ts'
import { instantAt } from './zone.ts'

const stay = (from: string, to: string): Stay => ({ from: new Date(from), to: new Date(to) })
const zones = ['Asia/Bangkok', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC']

describe('counting periods', () => {
  test.each([
    ['one hour', 'hourly', stay('2026-11-10T05:00:00Z', '2026-11-10T06:00:00Z'), 1],
    ['an hour and a second', 'hourly', stay('2026-11-10T05:00:00Z', '2026-11-10T06:00:01Z'), 2],
    ['a quarter', 'hourly', stay('2026-11-10T05:00:00Z', '2026-11-10T05:15:00Z'), 1],
    ['an hour', 'daily', stay('2026-11-10T05:00:00Z', '2026-11-10T06:00:00Z'), 1],
    ['eight days', 'weekly', stay('2026-11-10T05:00:00Z', '2026-11-18T05:00:00Z'), 2],
    ['30 days', 'monthly', stay('2026-11-10T05:00:00Z', '2026-12-10T05:00:00Z'), 1],
    ['31 days', 'monthly', stay('2026-12-10T05:00:00Z', '2027-01-10T05:00:00Z'), 2],
  ] as const)('%s, %s', (_what, period, during, count) => {
    expect(countPeriods(during, period, 'Asia/Bangkok')).toBe(count)
  })

  test.each([
    ['to summer', stay('2026-03-25T11:00:00Z', '2026-04-01T10:00:00Z')],
    ['to winter', stay('2026-10-22T10:00:00Z', '2026-10-29T11:00:00Z')],
  ])('a week over the change %s is one week of seven days', (_what, during) => {
    expect(countPeriods(during, 'weekly', 'Europe/Berlin')).toBe(1)
    expect(countPeriods(during, 'daily', 'Europe/Berlin')).toBe(7)
  })

  test('hours are the hours that pass: 23 on the day of the change to summer', () => {
    const day = stay('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')
    expect(countPeriods(day, 'daily', 'Europe/Berlin')).toBe(1)
    expect(countPeriods(day, 'hourly', 'Europe/Berlin')).toBe(23)
  })

  test.each([
    ['a day to 29 February', 'daily', '2028-02-28', '2028-02-29', 1],
    ['a day from 29 February', 'daily', '2028-02-29', '2028-03-01', 1],
    ['two days from 28 February', 'daily', '2028-02-28', '2028-03-01', 2],
    ['a week over 29 February', 'weekly', '2028-02-25', '2028-03-03', 1],
    ['a month from 31 January', 'monthly', '2028-01-31', '2028-03-01', 1],
    ['the same dates without a leap day', 'monthly', '2027-01-31', '2027-03-02', 1],
  ] as const)('%s', (_what, period, first, last, count) => {
    for (const offset of ['T00:00:00+07:00', 'T12:00:00+07:00', 'T23:45:00+07:00']) {
      expect(countPeriods(stay(first + offset, last + offset), period, 'Asia/Bangkok')).toBe(count)
    }
  })

  test('from midnight to midnight is whole days in every zone, on the days of a change too', () => {
    const midnight = (day: number, zone: string) =>
      instantAt({ year: 2027, month: 3, day, hour: 0, minute: 0, second: 0 }, zone)
    for (const zone of zones) {
      const month = { from: midnight(1, zone), to: midnight(31, zone) }
      expect(countPeriods(month, 'daily', zone)).toBe(30)
      expect(countPeriods(month, 'monthly', zone)).toBe(1)
    }
  })

  test.each([
    ['ends when it begins', stay('2026-11-10T05:00:00Z', '2026-11-10T05:00:00Z')],
    ['is reversed', stay('2026-11-11T05:00:00Z', '2026-11-10T05:00:00Z')],
    ['begins at no time', stay('never', '2026-11-10T05:00:00Z')],
    ['ends at no time', stay('2026-11-10T05:00:00Z', 'never')],
  ])('a stay that %s has none', (_what, during) => {
    for (const period of rentPeriods) {
      expect(countPeriods(during, period, 'Europe/Berlin')).toBeNull()
    }
  })

  const starts = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2031-01-01T00:00:00Z'),
    noInvalidDate: true,
  })

  test('as many periods are counted as were added, and a second more is one more', () => {
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(...rentPeriods),
        fc.constantFrom(...zones),
        (start, count, period, zone) => {
          const from = new Date(Math.floor(start.getTime() / 1000) * 1000)
          const to = addPeriods(from, count, period, zone)
          const longer = new Date(to.getTime() + 1000)
          expect(countPeriods({ from, to }, period, zone)).toBe(count)
          expect(countPeriods({ from, to: longer }, period, zone)).toBe(count + 1)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('no smaller number of periods would reach the end', () => {
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 1, max: 300 * 86_400 }),
        fc.constantFrom(...rentPeriods),
        fc.constantFrom(...zones),
        (from, seconds, period, zone) => {
          const to = new Date(from.getTime() + seconds * 1000)
          const count = countPeriods({ from, to }, period, zone) ?? 0
          expect(addPeriods(from, count, period, zone) >= to).toBe(true)
          expect(count === 1 || addPeriods(from, count - 1, period, zone) < to).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('what can be reserved on 10 November 2026 at 09:20 in Bangkok', () => {
  const now = new Date('2026-11-10T02:20:00Z')
  const faultOf = (from: string, to: string) => stayFault(stay(from, to), now, 'Asia/Bangkok')

  test.each([
    ['from the hour that has begun', '2026-11-10T02:00:00Z', '2026-11-11T02:00:00Z', null],
    ['from before it', '2026-11-10T01:45:00Z', '2026-11-11T02:00:00Z', 'past'],
    ['in it, to a quarter that is over', '2026-11-10T02:00:00Z', '2026-11-10T02:15:00Z', 'past'],
    ['in it, to a quarter that has begun', '2026-11-10T02:00:00Z', '2026-11-10T02:30:00Z', null],
    ['to the last midnight of 2030', '2026-11-11T02:00:00Z', '2030-12-31T17:00:00Z', null],
    ['to a quarter after it', '2026-11-11T02:00:00Z', '2030-12-31T17:15:00Z', 'too-far'],
    ['from seven minutes past', '2026-11-11T02:07:00Z', '2026-11-12T02:00:00Z', 'off-grid'],
    ['to half a minute past', '2026-11-11T02:00:00Z', '2026-11-12T02:00:30Z', 'off-grid'],
    ['to half a second past', '2026-11-11T02:00:00Z', '2026-11-12T02:00:00.500Z', 'off-grid'],
    ['to its own beginning', '2026-11-11T02:00:00Z', '2026-11-11T02:00:00Z', 'empty'],
    ['backwards', '2026-11-12T02:00:00Z', '2026-11-11T02:00:00Z', 'empty'],
    ['to no time', '2026-11-12T02:00:00Z', 'never', 'empty'],
  ])('%s', (_what, from, to, fault) => {
    expect(faultOf(from, to)).toBe(fault)
  })

  test('is nothing that ends at this very moment', () => {
    const ending = stay('2026-11-10T02:00:00Z', '2026-11-10T02:15:00Z')
    expect(stayFault(ending, ending.to, 'Asia/Bangkok')).toBe('past')
    expect(stayFault(ending, new Date(ending.to.getTime() - 1), 'Asia/Bangkok')).toBeNull()
  })

  test('is at first seven periods from the hour that has begun', () => {
    expect(defaultStay(now, 'daily', 'Asia/Bangkok')).toEqual(
      stay('2026-11-10T02:00:00Z', '2026-11-17T02:00:00Z'),
    )
    expect(defaultStay(now, 'hourly', 'Asia/Bangkok')).toEqual(
      stay('2026-11-10T02:00:00Z', '2026-11-10T09:00:00Z'),
    )
  })
})

test('stays that touch do not overlap, stays that share a second do', () => {
  const first = stay('2026-12-01T05:00:00Z', '2026-12-03T05:00:00Z')
  const next = stay('2026-12-03T05:00:00Z', '2026-12-05T05:00:00Z')
  const early = stay('2026-12-03T04:59:59Z', '2026-12-05T05:00:00Z')
  expect([overlaps(first, next), overlaps(next, first)]).toEqual([false, false])
  expect([overlaps(first, early), overlaps(early, first)]).toEqual([true, true])
})

test('what is over of dates is left out, but for the hour that has begun', () => {
  const at = (now: string, dates: Stay) => notOver(dates, new Date(now), 'Asia/Bangkok')
  const dates = stay('2026-12-03T04:00:00Z', '2026-12-05T05:00:00Z')
  expect(at('2026-12-03T03:30:00Z', dates)).toEqual(dates)
  expect(at('2026-12-03T04:59:00Z', dates)).toEqual(dates)
  const left = stay('2026-12-04T09:00:00Z', '2026-12-05T05:00:00Z')
  expect(at('2026-12-04T09:10:00Z', dates)).toEqual(left)
})

test('the total is the price of all periods, without a fee', () => {
  expect(totalOf(7, { amount: 90_050, currency: 'THB' })).toEqual({
    amount: 630_350,
    currency: 'THB',
  })
})
