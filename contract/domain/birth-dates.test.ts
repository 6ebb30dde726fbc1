import { expect, test } from 'vitest'
import { birthDates } from './birth-dates.ts'

test('dates of birth go back to the whole year a hundred years ago', () => {
  expect(birthDates(new Date('2026-11-10T02:20:00Z'))).toEqual({
    first: '1926-01-01',
    last: '2026-11-10',
  })
})

test('a day that has begun in Kiribati counts, with its year', () => {
  expect(birthDates(new Date('2026-12-31T10:00:00Z'))).toEqual({
    first: '1927-01-01',
    last: '2027-01-01',
  })
})

test('and none that has begun nowhere yet', () => {
  expect(birthDates(new Date('2026-12-31T09:59:59Z')).last).toBe('2026-12-31')
})
