import { DateFormatter } from '@internationalized/date'
import { afterEach, describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatMoney,
  formatStay,
  formatTime,
  intlLocale,
} from '#src/i18n/format.ts'
import { i18n } from '#src/i18n/i18n.ts'

const speak = (locale: 'en-US' | 'th-TH') => i18n.loadAndActivate({ locale, messages: {} })
afterEach(() => speak('en-US'))

/** `Intl` puts narrow and thin spaces between some parts. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('wherever the viewer is, a listing shows its own clock', () => {
  const instant = new Date('2026-12-31T11:30:00Z')

  test.each([
    ['far in the west', 'Pacific/Honolulu', 'Thu, Dec 31, 2026', '1:30 AM'],
    ['in New York', 'America/New_York', 'Thu, Dec 31, 2026', '6:30 AM'],
    ['in Berlin', 'Europe/Berlin', 'Thu, Dec 31, 2026', '12:30 PM'],
    ['in Bangkok', 'Asia/Bangkok', 'Thu, Dec 31, 2026', '6:30 PM'],
    ['far in the east', 'Pacific/Kiritimati', 'Fri, Jan 1, 2027', '1:30 AM'],
  ])('%s', (_where, zone, day, time) => {
    expect(formatDay(instant, zone)).toBe(day)
    expect(plain(formatTime(instant, zone))).toBe(time)
  })
})

test.each([
  ['en-US', /^Dec 1, 2026, 12:00 AM – Dec 2, 2026, 12:00 AM$/],
  ['th-TH', /^1 ธ\.ค\. 2026 .*00:00 – 2 ธ\.ค\. 2026 .*00:00$/],
] as const)('midnight begins the day that it belongs to (%s)', (locale, shown) => {
  speak(locale)
  const stay = { from: new Date('2026-11-30T17:00:00Z'), to: new Date('2026-12-01T17:00:00Z') }
  expect(plain(formatStay(stay, 'Asia/Bangkok'))).toMatch(shown)
})

test.each([
  ['to summer', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '1:30 – 3:30 AM'],
  ['to winter', '2027-10-31T00:30:00Z', '2027-10-31T02:30:00Z', '2:30 – 3:30 AM'],
])('over the change %s both ends stand as the clock shows them', (_to, from, to, shown) => {
  const stay = { from: new Date(from), to: new Date(to) }
  expect(plain(formatStay(stay, 'Europe/Berlin'))).toContain(shown)
})

test('29 February is a day like others', () => {
  expect(formatDay(new Date('2028-02-29T05:00:00Z'), 'Asia/Bangkok')).toBe('Tue, Feb 29, 2028')
  expect(formatDay(new Date('2028-02-29T17:00:00Z'), 'Asia/Bangkok')).toBe('Wed, Mar 1, 2028')
})

describe('in Thai', () => {
  const instant = new Date('2026-11-21T10:00:00Z')
  test('years are Gregorian and digits latin, in days, stays and the head of the calendar', () => {
    speak('th-TH')
    const month = new DateFormatter(intlLocale(), { month: 'long', year: 'numeric' })
    const stay = { from: instant, to: new Date('2027-11-21T10:00:00Z') }
    for (const shown of [
      formatDate(instant, 'Asia/Bangkok'),
      formatDay(instant, 'Asia/Bangkok'),
      formatStay(stay, 'Asia/Bangkok'),
      month.format(instant),
    ]) {
      expect(shown).toContain('2026')
      expect(shown).not.toMatch(/25\d\d|[๐-๙]/)
    }
  })

  test('sums have the digits and points of English', () => {
    speak('th-TH')
    expect(plain(formatMoney({ amount: 630_050, currency: 'THB' }))).toBe('THB 6,300.50')
    expect(plain(formatMoney({ amount: 6300, currency: 'JPY' }))).toBe('JPY 6,300.00')
  })
})
