import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  instantAt,
  startOfDay,
  startOfHour,
  startOfYear,
  wallClockAt,
  isSameClock,
  isZone,
} from './zone.ts'

/** 'YYYY-MM-DD HH:MM' on the wall. */
const at = (wall: string, zone: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.split(/[- :]/).map(Number)
  return instantAt({ year, month, day, hour, minute, second: 0 }, zone).toISOString()
}

const zones = [
  'Asia/Bangkok',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
]

describe('a time on the wall', () => {
  test.each([
    ['2026-11-10 09:30', 'Asia/Bangkok', '2026-11-10T02:30:00.000Z'],
    ['2026-07-10 09:30', 'Europe/Berlin', '2026-07-10T07:30:00.000Z'],
    ['2026-12-10 09:30', 'Europe/Berlin', '2026-12-10T08:30:00.000Z'],
    ['2026-07-10 09:30', 'America/New_York', '2026-07-10T13:30:00.000Z'],
    ['2026-12-10 09:30', 'America/New_York', '2026-12-10T14:30:00.000Z'],
    ['2028-02-29 00:00', 'Asia/Bangkok', '2028-02-28T17:00:00.000Z'],
    ['2026-12-31 24:00', 'Asia/Bangkok', '2026-12-31T17:00:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(at(wall, zone)).toBe(instant)
  })

  test.each([
    ['Europe/Berlin', '2026-03-29 02:30', '03:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08 02:30', '03:30', '2026-03-08T07:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '02:45', '2026-10-03T15:45:00.000Z'],
  ])('that %s skips moves forward: %s is %s', (zone, wall, shown, instant) => {
    expect(at(wall, zone)).toBe(instant)
    const { hour, minute } = wallClockAt(new Date(instant), zone)
    expect(`0${hour}:${minute}`).toBe(shown)
  })

  test.each([
    ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ])('that comes twice in %s is the first: %s is %s', (zone, wall, instant) => {
    expect(at(wall, zone)).toBe(instant)
  })

  test('a day that a zone left out is the day after it', () => {
    expect(at('2011-12-30 12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  test('leads back to itself, wherever it exists', () => {
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const wall = wallClockAt(instant, zone)
        const back = instantAt(wall, zone)
        expect(wallClockAt(back, zone)).toEqual(wall)
        expect(back.getTime()).toBeLessThanOrEqual(instant.getTime())
      }),
      { numRuns: 300 },
    )
  })

  test('in a zone that does not exist is an error', () => {
    expect(() => wallClockAt(new Date(), 'Asia/Atlantis')).toThrow(RangeError)
  })
})

describe('days later', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28T11:00:00.000Z', 1, '2026-03-29T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T10:00:00.000Z', 1, '2026-10-25T11:00:00.000Z'],
    ['America/New_York', '2026-03-07T17:00:00.000Z', 7, '2026-03-14T16:00:00.000Z'],
    ['America/New_York', '2026-10-31T16:00:00.000Z', 7, '2026-11-07T17:00:00.000Z'],
    ['Asia/Bangkok', '2028-02-28T17:00:00.000Z', 1, '2028-02-29T17:00:00.000Z'],
    ['Asia/Bangkok', '2027-02-27T17:00:00.000Z', 1, '2027-02-28T17:00:00.000Z'],
    ['Asia/Bangkok', '2026-12-31T05:00:00.000Z', -365, '2025-12-31T05:00:00.000Z'],
  ])('in %s the clock shows the same time: %s and %i days', (zone, from, days, to) => {
    expect(addDays(new Date(from), days, zone).toISOString()).toBe(to)
  })
})

describe('the hour that has begun', () => {
  test.each([
    ['Asia/Bangkok', '2026-11-10T02:59:59.999Z', '2026-11-10T02:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-10T02:20:30.000Z', '2026-11-10T02:15:00.000Z'],
    ['Europe/Berlin', '2026-10-25T01:20:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  ])('in %s at %s is from %s on', (zone, now, hour) => {
    expect(startOfHour(new Date(now), zone).toISOString()).toBe(hour)
  })
})

test.each([
  ['Asia/Bangkok', '2026-11-10T18:30:00Z', '2026-11-10T17:00:00.000Z'],
  ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z'],
  // Its clocks went forward at midnight: the day begins at one.
  ['America/Asuncion', '2024-10-06T12:00:00Z', '2024-10-06T04:00:00.000Z'],
])('the day in %s at %s is from %s on', (zone, now, day) => {
  expect(startOfDay(new Date(now), zone).toISOString()).toBe(day)
})

test('a year begins at midnight of the zone', () => {
  expect(startOfYear(2031, 'Asia/Bangkok').toISOString()).toBe('2030-12-31T17:00:00.000Z')
  expect(startOfYear(2031, 'America/New_York').toISOString()).toBe('2031-01-01T05:00:00.000Z')
})

test('a year below 100 is that year, not one of the twentieth century', () => {
  const wall = { year: 2, month: 3, day: 4, hour: 5, minute: 6, second: 7 }
  expect(wallClockAt(instantAt(wall, 'UTC'), 'UTC')).toEqual(wall)
})

test.each([
  ['Asia/Bangkok', 'Asia/Jakarta', '2026-06-01T00:00:00Z', true],
  ['Europe/Berlin', 'Africa/Lagos', '2026-01-10T00:00:00Z', true],
  ['Europe/Berlin', 'Africa/Lagos', '2026-06-10T00:00:00Z', false],
  ['America/New_York', 'Asia/Bangkok', '2026-06-10T00:00:00Z', false],
])('the clocks of %s and %s show the same at %s: %s', (zone, other, instant, same) => {
  expect(isSameClock(new Date(instant), zone, other)).toBe(same)
})

test.each([
  ['Asia/Bangkok', true],
  ['UTC', true],
  // So a browser calls a device's zone that is newer than its table.
  ['Etc/Unknown', false],
  ['Somewhere', false],
])('%s is a zone: %s', (name, is) => {
  expect(isZone(name)).toBe(is)
})
