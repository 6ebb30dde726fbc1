import { describe, expect, test } from 'vitest'
import { calendarOf, eventOf } from '#tests/fixtures/calendar-site.ts'
import { CalendarProblem } from './calendar-problem.ts'
import { readRanges } from './read-ranges.ts'

const span = {
  zone: 'Asia/Bangkok',
  from: new Date('2026-11-10T02:20:00Z'),
  to: new Date('2030-12-31T17:00:00Z'),
  owner: { listingId: 3, mark: 'c0ffee' },
}

const takenIn = (text: string, zone = span.zone) =>
  readRanges(text, { ...span, zone }).map(({ from, to }) =>
    [from, to].map((instant) => instant.toISOString().replace(':00.000Z', 'Z')),
  )
const takenBy = (...events: string[]) => takenIn(calendarOf(...events))

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

describe('an event that repeats', () => {
  const weekly = (rule: string, ...lines: string[]) =>
    eventOf('20261203', '20261204', `RRULE:${rule}`, ...lines).replace(/UID:.*/, 'UID:weekly')
  const different = (day: string, start: string, end: string, ...lines: string[]) =>
    eventOf(start, end, `RECURRENCE-ID;VALUE=DATE:${day}`, ...lines).replace(/UID:.*/, 'UID:weekly')
  const daysOf = (...events: string[]) => takenBy(...events).map(([from]) => from?.slice(0, 10))

  test('takes each of its days', () => {
    expect(daysOf(weekly('FREQ=WEEKLY;COUNT=3'))).toEqual([
      '2026-12-02',
      '2026-12-09',
      '2026-12-16',
    ])
  })

  test('leaves out what it excepts, and what is cancelled or moved', () => {
    const rule = 'FREQ=WEEKLY;COUNT=5'
    const events = [
      weekly(rule, 'EXDATE;VALUE=DATE:20261210'),
      different('20261217', '20261217', '20261218', 'STATUS:CANCELLED'),
      different('20261224', '20261226', '20261228'),
    ]
    expect(daysOf(...events)).toEqual(['2026-12-02', '2026-12-25', '2026-12-30'])
  })

  const inNewYork = (start: string, end: string, line: string) =>
    eventOf(start, end, line)
      .replaceAll(/(DTSTART|DTEND):/g, '$1;TZID=America/New_York:')
      .replace(/UID:.*/, 'UID:weekly')
  const fromNewYork = inNewYork('20261203T100000', '20261203T110000', 'RRULE:FREQ=WEEKLY;COUNT=2')
  const movedTo = (day: string, replacing: string) =>
    inNewYork(`${day}T100000`, `${day}T110000`, replacing)

  test.each([
    ['by the world’s clock', 'RECURRENCE-ID:20261210T150000Z'],
    ['by its own clock', 'RECURRENCE-ID;TZID=America/New_York:20261210T100000'],
    ['by its own clock that is not named', 'RECURRENCE-ID:20261210T100000'],
  ])('has a time moved that is told %s', (_how, replacing) => {
    const moved = movedTo('20261211', replacing)
    expect(daysOf(fromNewYork, moved)).toEqual(['2026-12-03', '2026-12-11'])
    expect(daysOf(fromNewYork, moved.replace('END:', 'STATUS:CANCELLED\r\nEND:'))).toEqual([
      '2026-12-03',
    ])
  })

  test('keeps its other times of the day', () => {
    const rule = 'RRULE:FREQ=HOURLY;INTERVAL=5;COUNT=2'
    const hourly = inNewYork('20261203T100000', '20261203T110000', rule)
    const cancelled = movedTo('20261203', 'RECURRENCE-ID:20261203T150000Z\r\nSTATUS:CANCELLED')
    expect(takenBy(hourly, cancelled)).toEqual([['2026-12-03T20:00Z', '2026-12-03T21:00Z']])
  })

  test('of whole days has one moved that is told as a time', () => {
    const moved = different('20261210', '20261211', '20261212')
    const told = moved.replace(';VALUE=DATE:20261210', ':20261210T000000')
    expect(daysOf(weekly('FREQ=WEEKLY;COUNT=2'), told)).toEqual(['2026-12-02', '2026-12-10'])
  })

  test.each([
    ['that it does not have', 'FREQ=WEEKLY;COUNT=1', '20261210'],
    ['behind the time that can be booked', 'FREQ=YEARLY;INTERVAL=5;COUNT=2', '20311203'],
  ])('takes what comes in the place of a day %s', (_what, rule, day) => {
    const moved = different(day, '20261211', '20261212')
    expect(daysOf(weekly(rule), moved)).toEqual(['2026-12-02', '2026-12-10'])
  })

  test('may change all its days to come', () => {
    const later = different('20261210', '20261211', '20261212').replace(
      'RECURRENCE-ID',
      'RECURRENCE-ID;RANGE=THISANDFUTURE',
    )
    expect(daysOf(weekly('FREQ=WEEKLY;COUNT=3'), later)).toEqual([
      '2026-12-02',
      '2026-12-10',
      '2026-12-17',
    ])
  })

  test('has the days of a list beside its own', () => {
    const list = (...lines: string[]) => daysOf(eventOf('20261203', '20261204', ...lines))
    const days = 'RDATE;VALUE=DATE:20261215,20261210'
    expect(list(days)).toEqual(['2026-12-02', '2026-12-09', '2026-12-14'])
    expect(list(days, 'EXDATE;VALUE=DATE:20261203')).toEqual(['2026-12-09', '2026-12-14'])
  })

  test('has the times of a list that end on their own', () => {
    const list = 'RDATE;VALUE=PERIOD:20261210T100000Z/20261212T100000Z,20261220T100000Z/PT5H'
    expect(takenBy(eventOf('20261203T100000Z', '20261203T110000Z', list))).toEqual([
      ['2026-12-03T10:00Z', '2026-12-03T11:00Z'],
      ['2026-12-10T10:00Z', '2026-12-12T10:00Z'],
      ['2026-12-20T10:00Z', '2026-12-20T15:00Z'],
    ])
    const inZone = eventOf(
      '20261203T070000Z',
      '20261203T080000Z',
      'RDATE;TZID=Somewhere:20261210T100000/PT5H',
    )
    expect(takenIn(calendarOf(zoneOfItsOwn('Somewhere'), inZone))[1]).toEqual([
      '2026-12-10T07:00Z',
      '2026-12-10T12:00Z',
    ])
  })

  test('keeps its time of day over a clock change', () => {
    const daily = eventOf('20270327T220000', '20270327T230000', 'RRULE:FREQ=DAILY;COUNT=2')
    const inBerlin = daily.replaceAll(/(DTSTART|DTEND):/g, '$1;TZID=Europe/Berlin:')
    expect(takenBy(inBerlin)).toEqual([
      ['2027-03-27T21:00Z', '2027-03-27T22:00Z'],
      ['2027-03-28T20:00Z', '2027-03-28T21:00Z'],
    ])
  })

  test('without end ends with the time that can be booked', () => {
    const yearly = eventOf('20001224', '20001227', 'RRULE:FREQ=YEARLY')
    expect(daysOf(yearly)).toEqual([2026, 2027, 2028, 2029, 2030].map((year) => `${year}-12-23`))
  })

  test('one day without the series that it is of stands for itself', () => {
    expect(daysOf(different('20261217', '20261218', '20261219'))).toEqual(['2026-12-17'])
  })
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

/** Three hours ahead of the world's clock, all year. */
function zoneOfItsOwn(name: string): string {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
