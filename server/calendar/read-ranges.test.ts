import { describe, expect, test } from 'vitest'
import { calendarOf, eventOf } from '#tests/fixtures/calendar-site.ts'
import { span, takenBy, takenIn, zoneOfItsOwn } from '#tests/fixtures/taken-ranges.ts'
import { CalendarProblem } from './calendar-problem.ts'
import { readRanges } from './read-ranges.ts'

function faultOf(text: string): string | null {
  try {
    readRanges(text, span)
    return null
  } catch (error) {
    return error instanceof CalendarProblem ? error.fault : String(error)
  }
}

const december = (first: number, last: number) =>
  eventOf(`202612${String(first).padStart(2, '0')}`, `202612${String(last).padStart(2, '0')}`)

describe('an event', () => {
  test('of whole days has the days of the listing’s zone', () => {
    const text = calendarOf(december(3, 6))
    expect(takenIn(text)).toEqual([['2026-12-02T17:00Z', '2026-12-05T17:00Z']])
    expect(takenIn(text, 'America/New_York')).toEqual([['2026-12-03T05:00Z', '2026-12-06T05:00Z']])
  })

  test('of whole days over a clock change has whole days', () => {
    const text = calendarOf(eventOf('20270327', '20270329'))
    expect(takenIn(text, 'Europe/Berlin')).toEqual([['2027-03-26T23:00Z', '2027-03-28T22:00Z']])
  })

  test('of one day needs no end', () => {
    const day = december(3, 4).replace(/DTEND.*\r\n/, '')
    expect(takenBy(day)).toEqual([['2026-12-02T17:00Z', '2026-12-03T17:00Z']])
  })

  test('of one day may end on that day', () => {
    expect(takenBy(december(3, 3))).toEqual([['2026-12-02T17:00Z', '2026-12-03T17:00Z']])
  })

  test('of whole days need not say that they are days', () => {
    const days = december(3, 6).replaceAll(';VALUE=DATE', '')
    const expected = [['2026-12-02T17:00Z', '2026-12-05T17:00Z']]
    expect(takenBy(days)).toEqual(expected)
    expect(takenBy(days.replaceAll(/(DTSTART|DTEND):/g, '$1;TZID=Europe/Berlin:'))).toEqual(
      expected,
    )
  })

  test('without any length takes nothing', () => {
    const moment = eventOf('20261203T101000Z', '20261203T101000Z')
    expect(takenBy(moment, moment.replace(/DTEND.*\r\n/, ''))).toEqual([])
  })

  test('takes every quarter of an hour of which it takes a part', () => {
    expect(takenBy(eventOf('20261203T091000Z', '20261203T110501Z'))).toEqual([
      ['2026-12-03T09:00Z', '2026-12-03T11:15Z'],
    ])
  })

  test('may have a length in the place of an end', () => {
    const event = eventOf('20261203T100000Z', 'x').replace(/DTEND.*/, 'DURATION:P1DT2H')
    expect(takenBy(event)).toEqual([['2026-12-03T10:00Z', '2026-12-04T12:00Z']])
  })

  test('ends when it says, whatever it says of its length', () => {
    const event = eventOf('20261203T100000Z', '20261205T100000Z', 'DURATION:PT1H')
    expect(takenBy(event)).toEqual([['2026-12-03T10:00Z', '2026-12-05T10:00Z']])
  })

  test.each([
    ['hours', 'PT24H', '2027-03-28T11:00Z'],
    ['a day', 'P1D', '2027-03-28T10:00Z'],
    ['a day and hours', 'P1DT2H', '2027-03-28T12:00Z'],
  ])('has a length in %s, which a clock change leaves alone', (_, length, endsAt) => {
    const event = eventOf('20270327T120000', 'x')
      .replace('DTSTART:', 'DTSTART;TZID=Europe/Berlin:')
      .replace(/DTEND.*/, `DURATION:${length}`)
    expect(takenBy(event)).toEqual([['2027-03-27T11:00Z', endsAt]])
  })

  test.each([
    ['of the world', 'Europe/Berlin', ''],
    ['that the calendar tells', 'Somewhere', zoneOfItsOwn('Somewhere')],
    ['whose name the world knows better', 'Europe/Berlin', zoneOfItsOwn('Europe/Berlin')],
  ])('has the times of a zone %s', (_what, name, zone) => {
    const event = eventOf('20261203T100000', '20261203T120000')
      .replace('DTSTART:', `DTSTART;TZID=${name}:`)
      .replace('DTEND:', `DTEND;TZID=${name}:`)
    const startsAt = name === 'Somewhere' ? '2026-12-03T07:00Z' : '2026-12-03T09:00Z'
    const endsAt = name === 'Somewhere' ? '2026-12-03T09:00Z' : '2026-12-03T11:00Z'
    expect(takenIn(calendarOf(...(zone ? [zone] : []), event))).toEqual([[startsAt, endsAt]])
  })

  test('has the listing’s times when it names no zone, or one that nobody knows', () => {
    const event = eventOf('20261203T100000', '20261203T120000')
    const expected = [['2026-12-03T03:00Z', '2026-12-03T05:00Z']]
    expect(takenBy(event)).toEqual(expected)
    const lost = event.replaceAll(/(DTSTART|DTEND):/g, '$1;TZID=Nowhere/City:')
    expect(takenBy(lost)).toEqual(expected)
  })

  test.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'status:cancelled'])(
    'that says %s takes nothing',
    (line) => {
      expect(takenBy(eventOf('20261203', '20261206', line))).toEqual([])
    },
  )

  const named = (name: string) => december(3, 6).replace(/UID:.*/, `UID:${name}`)

  test.each(['reservation-7@3.c0ffee.listing.staylend', 'reservation-7@3.listing.staylend'])(
    'that came from this listing takes nothing: %s',
    (name) => {
      expect(takenBy(named(name))).toEqual([])
    },
  )

  test.each([
    ['another listing', 'reservation-7@13.c0ffee.listing.staylend'],
    ['another listing, before names had a mark', 'reservation-7@13.listing.staylend'],
    ['another site of the same software', 'reservation-7@3.decade.listing.staylend'],
  ])('that came from %s counts', (_what, name) => {
    expect(takenBy(named(name))).toHaveLength(1)
  })

  test('that is over takes nothing, and one that is under way has begun when it began', () => {
    expect(takenBy(eventOf('20261101', '20261110'))).toEqual([])
    expect(takenBy(eventOf('20261101', '20261112'))).toEqual([
      ['2026-10-31T17:00Z', '2026-11-11T17:00Z'],
    ])
  })

  test('counts until the end of the time that can be booked', () => {
    expect(takenBy(eventOf('20301230', '20310105'))).toEqual([
      ['2030-12-29T17:00Z', '2030-12-31T17:00Z'],
    ])
    expect(takenBy(eventOf('20310101', '20310105'))).toEqual([])
  })
})

test('events that overlap or touch are one', () => {
  expect(takenBy(december(10, 12), december(3, 6), december(5, 8), december(8, 9))).toEqual([
    ['2026-12-02T17:00Z', '2026-12-08T17:00Z'],
    ['2026-12-09T17:00Z', '2026-12-11T17:00Z'],
  ])
})

describe('what is refused', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Log in</title>'],
    ['an event alone', december(3, 6)],
    ['a visiting card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Lena\r\nEND:VCARD\r\n'],
    ['half a calendar', calendarOf(december(3, 6)).slice(0, 120)],
    ['a day that is none', calendarOf(eventOf('soon', '20261204'))],
    ['a rule that is none', calendarOf(eventOf('20261203', '20261204', 'RRULE:FREQ=NEVER'))],
  ])('%s is no calendar', (_what, text) => {
    expect(faultOf(text)).toBe('no-calendar')
  })

  test('more dates than can be kept', () => {
    const rule = 'RRULE:FREQ=HOURLY;COUNT=2001'
    expect(faultOf(calendarOf(eventOf('20261203T100000Z', '20261203T101500Z', rule)))).toBe(
      'too-many',
    )
  })

  test('more repetitions than can be counted', () => {
    const rule = 'RRULE:FREQ=SECONDLY'
    expect(faultOf(calendarOf(eventOf('20261203T100000Z', '20261203T100001Z', rule)))).toBe(
      'too-many',
    )
  })
})

test('a calendar without events takes nothing', () => {
  expect(takenBy()).toEqual([])
})
