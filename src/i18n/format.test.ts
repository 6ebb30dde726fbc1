import { expect, test } from 'vitest'
import {
  countryName,
  formatAge,
  formatDate,
  formatDay,
  formatMoney,
  formatMoneyShort,
  formatStay,
  formatTime,
  formatWait,
  languageName,
} from './format.ts'

const baht = (amount: number) => ({ amount, currency: 'THB' }) as const

test('a price has two decimals and the code of its currency', () => {
  expect(formatMoney(baht(90_000))).toBe('THB\u00a0900.00')
  expect(formatMoney({ amount: 900, currency: 'JPY' })).toBe('JPY\u00a0900.00')
})

test('pills and cards leave out decimals that are zero, and no others', () => {
  expect(formatMoneyShort(baht(90_000))).toBe('THB\u00a0900')
  expect(formatMoneyShort(baht(90_050))).toBe('THB\u00a0900.5')
  expect(formatMoneyShort(baht(630_025))).toBe('THB\u00a06,300.25')
})

test.each([
  ['2026-11-19T09:59:30Z', 'this minute'],
  ['2026-11-19T09:59:00Z', '1 minute ago'],
  ['2026-11-19T07:00:00Z', '3 hours ago'],
  ['2026-11-18T10:00:00Z', '1 day ago'],
  ['2026-11-17T11:00:00Z', '1 day ago'],
  ['2026-11-16T11:00:00Z', '2 days ago'],
  // By a clock that goes before the one that has written it.
  ['2026-11-19T11:00:00Z', 'this minute'],
])('what was read at %s is at ten on the nineteenth from %s', (read, age) => {
  expect(formatAge(Date.parse(read), Date.parse('2026-11-19T10:00:00Z'))).toBe(age)
})

test('times are those of the clock where the place is', () => {
  const from = new Date('2026-11-20T18:30:00Z')
  const to = new Date('2026-11-22T05:00:00Z')
  const zone = 'Asia/Bangkok'
  // Engines differ in their spaces.
  const shown = [
    formatDate(from, zone),
    formatDay(from, zone),
    formatTime(from, zone),
    formatStay({ from, to }, zone),
  ].map((text) => text.replaceAll(/\s/g, ' '))
  expect(shown).toEqual([
    'Nov 21, 2026',
    'Sat, Nov 21, 2026',
    '1:30 AM',
    'Nov 21, 2026, 1:30 AM – Nov 22, 2026, 12:00 PM',
  ])
})

test.each([
  [0.2, '1 second'],
  [45, '45 seconds'],
  [61, '2 minutes'],
])('%d s are waited for %s, and not less', (seconds, wait) => {
  expect(formatWait(seconds)).toBe(wait)
})

test('languages and countries have names, and a code without a name stays as it is', () => {
  expect(languageName('de-DE')).toBe('German (Germany)')
  expect(countryName('TH')).toBe('Thailand')
  expect(countryName('QX')).toBe('QX')
})
