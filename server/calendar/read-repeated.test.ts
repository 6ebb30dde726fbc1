import { describe, expect, test } from 'vitest'
import { calendarOf, eventOf } from '#tests/fixtures/calendar-site.ts'
import { takenBy, takenIn, zoneOfItsOwn } from '#tests/fixtures/taken-ranges.ts'

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

  test('may lack more days than a line has room for, which do not say that they are days', () => {
    const but =
      'EXDATE:20261203,20261210,20261217,20261224,20261231,20270107,20270114,\r\n 20270121'
    expect(daysOf(weekly('FREQ=WEEKLY;COUNT=9', but).replaceAll(';VALUE=DATE', ''))).toEqual([
      '2027-01-27',
    ])
  })

  test('has a time of a list that is as long as it says, whatever the length of the others', () => {
    const list = 'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:'
    const event = (period: string) =>
      eventOf('20261203T110000', 'x', list + period)
        .replace('DTSTART:', 'DTSTART;TZID=Europe/Berlin:')
        .replace(/DTEND.*/, 'DURATION:PT1H')
    const first = ['2026-12-03T10:00Z', '2026-12-03T11:00Z']
    expect(takenBy(event('20261210T110000/20261212T110000'))).toEqual([
      first,
      ['2026-12-10T10:00Z', '2026-12-12T10:00Z'],
    ])
    expect(takenBy(event('20270327T120000/PT24H'))).toEqual([
      first,
      ['2027-03-27T11:00Z', '2027-03-28T11:00Z'],
    ])
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

  const daily = (start: string, ...lines: string[]) =>
    eventOf('x', 'x', 'DURATION:P1D', ...lines)
      .replace(/DTSTART.*/, `DTSTART${start}`)
      .replace(/DTEND.*\r\n/, '')
  const bangkok = ';TZID=Asia/Bangkok:20261201T'
  const losAngeles = ';TZID=America/Los_Angeles:20261201T'
  const somewhere = ';TZID=Somewhere:20261201T'
  const noClock = ':20261201T140000'
  const day = ';VALUE=DATE:20261201'

  test.each([
    ['of a named clock by the world’s', `${bangkok}140000`, '20261203T070000Z', '04T07:00Z'],
    ['at a midnight by the world’s clock', `${bangkok}000000`, '20261202T170000Z', '03T17:00Z'],
    ['of a clock behind the world’s', `${losAngeles}100000`, '20261202T180000Z', '03T18:00Z'],
    ['of a named clock by the same', `${losAngeles}100000`, '20261202T100000', '03T18:00Z'],
    ['of a clock of its own by the same', `${somewhere}100000`, '20261203T100000', '04T07:00Z'],
    ['of a clock of its own by the world’s', `${somewhere}100000`, '20261203T070000Z', '04T07:00Z'],
    ['of no clock by the world’s', noClock, '20261203T070000Z', '04T07:00Z'],
    ['of no clock by none', noClock, '20261203T140000', '04T07:00Z'],
    ['of the world’s clock by none', `${noClock}Z`, '20261203T140000', '04T14:00Z'],
    ['of no clock by a day', noClock, '20261203', '04T07:00Z'],
    ['of a named clock by a day', `${bangkok}140000`, '20261203', '04T07:00Z'],
    ['of the world’s clock by a day', `${noClock}Z`, '20261203', '04T14:00Z'],
    ['of days by a day', day, '20261203', '03T17:00Z'],
    ['of days by the listing’s midnight', day, '20261202T170000Z', '03T17:00Z'],
    ['of days by the world’s midnight', day, '20261203T000000Z', '03T17:00Z'],
  ])('has the last of its times that is told %s', (_how, start, until, endsAt) => {
    const event = daily(start, `RRULE:FREQ=DAILY;UNTIL=${until}`)
    const [taken] = takenIn(calendarOf(zoneOfItsOwn('Somewhere'), event))
    expect(taken?.[1]).toBe(`2026-12-${endsAt}`)
  })

  test.each([
    ['its own clock', `${bangkok}140000`, '20261203T065959Z', '03T07:00Z'],
    ['a clock behind the world’s', `${losAngeles}100000`, '20261203T170000Z', '03T18:00Z'],
    ['the listing’s clock', noClock, '20261203T065959Z', '03T07:00Z'],
    ['the listing’s days', day, '20261202T165959Z', '02T17:00Z'],
  ])('has no time after its end by %s', (_clock, start, until, endsAt) => {
    const [taken] = takenBy(daily(start, `RRULE:FREQ=DAILY;UNTIL=${until}`))
    expect(taken?.[1]).toBe(`2026-12-${endsAt}`)
  })

  test.each([
    ['times', noClock, '20261203T140000Z', '04T22:00Z'],
    ['days', day, '20261203T000000Z', '04T08:00Z'],
    ['days of a named zone', `;TZID=America/Los_Angeles${day}`, '20261203T000000Z', '04T08:00Z'],
  ])('of %s without a clock ends by the listing’s or the world’s', (_of, start, until, endsAt) => {
    const event = daily(start, `RRULE:FREQ=DAILY;UNTIL=${until}`)
    const [taken] = takenIn(calendarOf(event), 'America/Los_Angeles')
    expect(taken?.[1]).toBe(`2026-12-${endsAt}`)
  })

  test.each([
    ['the world’s clock', `${bangkok}100000`, 'EXDATE:20261202T030000Z'],
    ['another clock', `${bangkok}100000`, 'EXDATE;TZID=Europe/Berlin:20261202T040000'],
    ['its own clock', `${bangkok}100000`, 'EXDATE;TZID=Asia/Bangkok:20261202T100000'],
    ['its own clock that is not named', `${losAngeles}100000`, 'EXDATE:20261202T100000'],
    ['the world’s clock, itself by none', noClock, 'EXDATE:20261202T070000Z'],
    ['a day', `${bangkok}100000`, 'EXDATE;VALUE=DATE:20261202'],
    ['the listing’s midnight, itself of days', day, 'EXDATE:20261201T170000Z'],
    ['the world’s midnight, itself of days', day, 'EXDATE:20261202T000000Z'],
    ['a midnight, itself of days', day, 'EXDATE:20261202T000000'],
  ])('lacks what is told by %s', (_how, start, except) => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=2'
    expect(takenBy(daily(start, rule, except))).toEqual(
      takenBy(daily(start, 'RRULE:FREQ=DAILY;COUNT=1')),
    )
  })

  test('lacks none of its times but those that are told', () => {
    const twice = daily(`${bangkok}100000`, 'RRULE:FREQ=DAILY;COUNT=2;BYHOUR=10,17')
    const event = twice.replace('P1D', 'PT1H\r\nEXDATE:20261201T100000Z')
    expect(takenBy(event)).toEqual([['2026-12-01T03:00Z', '2026-12-01T04:00Z']])
  })

  test('without end ends with the time that can be booked', () => {
    const yearly = eventOf('20001224', '20001227', 'RRULE:FREQ=YEARLY')
    expect(daysOf(yearly)).toEqual([2026, 2027, 2028, 2029, 2030].map((year) => `${year}-12-23`))
  })

  test('one day without the series that it is of stands for itself', () => {
    expect(daysOf(different('20261217', '20261218', '20261219'))).toEqual(['2026-12-17'])
  })
})
