import { expect, test } from 'vitest'
import { calendarAddress } from './calendar-address.ts'

test.each([
  ['https://calendar.example/stays.ics', 'https://calendar.example/stays.ics'],
  [' webcal://calendar.example/stays.ics?s=1 ', 'https://calendar.example/stays.ics?s=1'],
  ['WEBCALS://calendar.example/a', 'https://calendar.example/a'],
])('%j is asked for at %s', (given, address) => {
  expect(calendarAddress(given)).toBe(address)
})

test('an address may lead on relative to itself', () => {
  expect(calendarAddress('../b.ics', 'https://calendar.example/a/x')).toBe(
    'https://calendar.example/b.ics',
  )
})

test.each([
  ['http://calendar.example/stays.ics', 'no-address'],
  ['file:///etc/passwd', 'no-address'],
  ['https://calendar.example:8443/stays.ics', 'no-address'],
  ['https://lena:secret@calendar.example/stays.ics', 'no-address'],
  ['calendar.example/stays.ics', 'no-address'],
  ['', 'no-address'],
  ['https://127.0.0.1/stays.ics', 'private'],
  ['https://[::1]/stays.ics', 'private'],
  ['https://2130706433/stays.ics', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://localhost/stays.ics', 'private'],
  ['https://printer.local/stays.ics', 'private'],
  ['webcal://database/stays.ics', 'private'],
])('%j is never asked for: %s', (given, fault) => {
  expect(() => calendarAddress(given)).toThrow(expect.objectContaining({ fault }))
})
