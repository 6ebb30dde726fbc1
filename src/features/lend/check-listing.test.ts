import { expect, test } from 'vitest'
import { textLimits } from '#contract/limits.ts'
import { checkListing } from './check-listing.ts'
import { newListing } from './typed-listing.ts'

const good = { ...newListing, title: 'Loft' }

test('a title is enough', () => {
  expect(checkListing(good)).toEqual([])
})

test.each([' \n', '\u2060', '\u3164'])('%j is no title', (title) => {
  expect(checkListing({ ...good, title })).toEqual([
    { path: 'Title', message: 'Title is required.' },
  ])
})

test('each text has its limit, of which an emoji is one', () => {
  const details = '🏠'.repeat(textLimits.details)
  expect(checkListing({ ...good, details })).toEqual([])
  expect(checkListing({ ...good, details: `${details}.`, zip: 'x'.repeat(21) })).toEqual([
    { path: 'Zip', message: 'Zip code is too long. Maximum 20 characters.' },
    { path: 'Details', message: 'Details is too long. Maximum 6000 characters.' },
  ])
})

test('a character that no database holds is said where it stands', () => {
  expect(checkListing({ ...good, city: 'Pattaya\0' })).toEqual([
    { path: 'City', message: 'City is invalid.' },
  ])
})

test('amounts are of their currency, also those of periods that are not offered', () => {
  const typed = { ...good, deposit: '1,200', 'daily.price': '12.5', 'weekly.price': 'cheap' }
  const sentence = 'Must be an amount such as 900 or 12.50.'
  expect(checkListing({ ...typed, 'weekly.offered': false })).toEqual([
    { path: 'DepositAmt', message: sentence },
    { path: 'WeeklyPrice', message: sentence },
  ])
  expect(checkListing({ ...typed, deposit: '', currency: 'JPY' })).toEqual([
    { path: 'DailyPrice', message: 'Must be a whole amount such as 900.' },
    { path: 'WeeklyPrice', message: 'Must be a whole amount such as 900.' },
  ])
  expect(checkListing({ ...good, deposit: '9'.repeat(20) })).toEqual([
    { path: 'DepositAmt', message: 'Must be at most 1,000,000,000,000.' },
  ])
})
