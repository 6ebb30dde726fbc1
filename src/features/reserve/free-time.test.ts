import { CalendarDate } from '@internationalized/date'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlaps, type Stay } from '#contract/domain/stay.ts'
import {
  freeAlternatives,
  freedomOf,
  freeParts,
  nearestFree,
  reservableSpan,
  wholeDays,
} from './free-time.ts'
import { dayOf, instantOn, timeOf } from './wall-day.ts'

const zone = 'Asia/Bangkok'
const at = (text: string) => new Date(`${text}:00+07:00`)
const day = (text: string) => dayOf(at(`${text}T12:00`), zone)
const span = reservableSpan(at('2026-11-21T17:40'), zone)
const taken: Stay[] = [{ from: at('2026-12-10T10:00'), to: at('2026-12-12T10:00') }]

test('what can be reserved begins with this hour and ends with the fourth year ahead', () => {
  expect(span).toEqual({ from: at('2026-11-21T17:00'), to: at('2031-01-01T00:00') })
})

describe('a day is', () => {
  test.each([
    ['closed when it is past', '2026-11-20', 'closed'],
    ['open when only its past hours are gone', '2026-11-21', 'open'],
    ['open until somebody comes', '2026-12-09', 'open'],
    ['partly taken when somebody arrives', '2026-12-10', 'partly-taken'],
    ['taken while somebody is there', '2026-12-11', 'taken'],
    ['partly taken when they leave', '2026-12-12', 'partly-taken'],
    ['open on the last day', '2030-12-31', 'open'],
    ['closed after it', '2031-01-01', 'closed'],
  ])('%s', (_, text, freedom) => {
    expect(freedomOf(day(text), taken, span, zone)).toBe(freedom)
  })

  test('open for a quarter of an hour that is left of it', () => {
    const almost = [{ from: at('2026-12-10T00:00'), to: at('2026-12-10T23:45') }]
    expect(freedomOf(day('2026-12-10'), almost, span, zone)).toBe('partly-taken')
  })

  test('taken by two who follow each other', () => {
    const two = [
      { from: at('2026-12-11T00:00'), to: at('2026-12-13T00:00') },
      { from: at('2026-12-09T12:00'), to: at('2026-12-11T00:00') },
    ]
    expect(freedomOf(day('2026-12-10'), two, span, zone)).toBe('taken')
  })
})

describe('the nearest free time of a day', () => {
  const nearest = (role: 'from' | 'to', text: string, hour: number) =>
    timeOf(nearestFree(day(text), { hour, minute: 0 }, { role, taken, span, zone }), zone)

  test('is the time itself where it is free', () => {
    expect(nearest('from', '2026-12-09', 17)).toEqual({ hour: 17, minute: 0 })
  })
  test('is when the others have left, for a start', () => {
    expect(nearest('from', '2026-12-12', 8)).toEqual({ hour: 10, minute: 0 })
  })
  test('is when the others arrive, for an end', () => {
    expect(nearest('to', '2026-12-10', 17)).toEqual({ hour: 10, minute: 0 })
  })
  test('leaves a start a quarter of an hour before they arrive', () => {
    expect(nearest('from', '2026-12-10', 17)).toEqual({ hour: 9, minute: 45 })
  })
  test('is midnight itself, for a start and for an end', () => {
    expect(nearest('from', '2026-12-09', 0)).toEqual({ hour: 0, minute: 0 })
    expect(nearest('to', '2026-12-09', 0)).toEqual({ hour: 0, minute: 0 })
  })
  test('is not before this hour', () => {
    expect(nearest('from', '2026-11-21', 9)).toEqual({ hour: 17, minute: 0 })
  })
})

describe('of whole days', () => {
  const moment = (role: 'from' | 'to', text: string) =>
    wholeDays.momentOn(
      day(text),
      { hour: 0, minute: 0 },
      {
        role,
        taken: [...taken, { from: at('2026-12-20T14:00'), to: at('2026-12-21T11:00') }],
        span,
        zone,
      },
    )

  test('the first begins at midnight, and the last ends with the next', () => {
    expect(moment('from', '2026-12-07')).toEqual(at('2026-12-07T00:00'))
    expect(moment('to', '2026-12-08')).toEqual(at('2026-12-09T00:00'))
  })
  test('the last ends when the others arrive, however long they stay', () => {
    expect(moment('to', '2026-12-10')).toEqual(at('2026-12-10T10:00'))
    expect(moment('to', '2026-12-20')).toEqual(at('2026-12-20T14:00'))
  })
  test('the first begins when they have left, and may be the last', () => {
    expect(moment('from', '2026-12-12')).toEqual(at('2026-12-12T10:00'))
    expect(moment('to', '2026-12-12')).toEqual(at('2026-12-13T00:00'))
  })
  test('the last is the one before, where it ends at midnight', () => {
    const marked = (to: string) => wholeDays.lastDay(at(to), zone).toString()
    expect(marked('2026-12-09T00:00')).toBe('2026-12-08')
    expect(marked('2026-12-10T10:00')).toBe('2026-12-10')
  })
  test('one that is taken whole ends with itself', () => {
    expect(moment('to', '2026-12-11')).toEqual(at('2026-12-12T00:00'))
  })
})

test('a wish over taken days leads to a shorter stay before and to the same one after', () => {
  const wish = { from: at('2026-12-08T10:00'), to: at('2026-12-15T10:00') }
  expect(freeAlternatives(wish, 7, { period: 'daily', taken, span, zone })).toEqual({
    shorter: { from: at('2026-12-08T10:00'), to: at('2026-12-10T10:00') },
    later: { from: at('2026-12-12T10:00'), to: at('2026-12-19T10:00') },
  })
})

test('a wish that begins on a taken day can only come later', () => {
  const wish = { from: at('2026-12-11T10:00'), to: at('2026-12-15T10:00') }
  const { shorter, later } = freeAlternatives(wish, 4, { period: 'daily', taken, span, zone })
  expect(shorter).toBeNull()
  expect(later?.from).toEqual(at('2026-12-12T10:00'))
})

test('a wish that begins on a taken day is not cut where yet others come', () => {
  const wish = { from: at('2026-12-11T10:00'), to: at('2026-12-15T10:00') }
  const others = [...taken, { from: at('2026-12-14T10:00'), to: at('2026-12-15T10:00') }]
  const around = { period: 'daily', taken: others, span, zone } as const
  expect(freeAlternatives(wish, 4, around)).toEqual({
    shorter: null,
    later: { from: at('2026-12-15T10:00'), to: at('2026-12-19T10:00') },
  })
})

test('nothing is proposed that ends after all that can be reserved', () => {
  const wish = { from: at('2030-12-28T10:00'), to: at('2030-12-30T10:00') }
  const last = [{ from: at('2030-12-29T10:00'), to: at('2030-12-30T10:00') }]
  const around = { period: 'daily', taken: last, span, zone } as const
  expect(freeAlternatives(wish, 2, around).later).toBeNull()
})

test('free parts and taken ranges never overlap, and a day is taken when it has none', () => {
  const quarter = fc.integer({ min: 0, max: 96 * 12 })
  const ranges = fc.array(fc.tuple(quarter, fc.integer({ min: 1, max: 96 * 3 })), { maxLength: 12 })
  const begin = instantOn(new CalendarDate(2026, 12, 1), { hour: 0, minute: 0 }, zone)
  const instant = (quarters: number) => new Date(begin.getTime() + quarters * 900_000)
  fc.assert(
    fc.property(ranges, fc.integer({ min: 0, max: 10 }), (drawn, days) => {
      const all = drawn.map(([from, length]) => ({
        from: instant(from),
        to: instant(from + length),
      }))
      const today = new CalendarDate(2026, 12, 1).add({ days })
      const whole = { from: instant(days * 96), to: instant((days + 1) * 96) }
      const parts = freeParts(whole, all)
      expect(parts.some((part) => all.some((range) => overlaps(part, range)))).toBe(false)
      const quarters = Array.from({ length: 96 }, (_, index) => ({
        from: instant(days * 96 + index),
        to: instant(days * 96 + index + 1),
      }))
      const hasFree = quarters.some((each) => !all.some((range) => overlaps(range, each)))
      expect(freedomOf(today, all, span, zone) === 'taken').toBe(!hasFree)
    }),
  )
})
