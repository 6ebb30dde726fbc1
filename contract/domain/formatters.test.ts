import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './formatters.ts'

test('the same wishes get the same formatter', () => {
  expect(numberFormat('th-TH', { style: 'percent' })).toBe(
    numberFormat('th-TH', { style: 'percent' }),
  )
  const inBangkok = { dateStyle: 'medium', timeZone: 'Asia/Bangkok' } as const
  expect(dateFormat('en-US', inBangkok)).toBe(dateFormat('en-US', inBangkok))
})

test('other wishes, languages and zones get others', () => {
  const day = new Date('2026-11-21T20:00:00Z')
  const at = (timeZone: string) =>
    dateFormat('en-US', { dateStyle: 'medium', timeZone }).format(day)
  expect(at('Asia/Bangkok')).toBe('Nov 22, 2026')
  expect(at('America/New_York')).toBe('Nov 21, 2026')
  expect(numberFormat('de-DE', {}).format(1234.5)).toBe('1.234,5')
  expect(numberFormat('en-US', {}).format(1234.5)).toBe('1,234.5')
  expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%')
})

test('a device that has crossed into another zone writes its new time', () => {
  const time = (instant: string) =>
    dateFormat('en-US', { timeStyle: 'short', hour12: false }).format(new Date(instant))
  const [january, july] = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'] as const
  const zone = process.env.TZ
  try {
    process.env.TZ = 'Asia/Bangkok'
    expect(time(january)).toBe('19:00')
    process.env.TZ = 'Asia/Tokyo'
    expect(time(january)).toBe('21:00')
    // The same in winter, and in summer not.
    process.env.TZ = 'Europe/Berlin'
    expect([time(january), time(july)]).toEqual(['13:00', '14:00'])
    process.env.TZ = 'Africa/Lagos'
    expect([time(january), time(july)]).toEqual(['13:00', '13:00'])
  } finally {
    process.env.TZ = zone
  }
})
