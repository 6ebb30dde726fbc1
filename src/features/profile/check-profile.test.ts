import { describe, expect, test } from 'vitest'
import { oldestAgeYears, textLimits } from '#contract/limits.ts'
import { checkProfile } from './check-profile.ts'
import { unfinishedDate, type TypedProfile } from './typed-profile.ts'

const good: TypedProfile = {
  email: 'kim@example.com',
  firstName: '',
  lastName: '',
  phone: '',
  about: '',
  dateOfBirth: '',
  culture: 'en-US',
  currency: 'USD',
}

test('an address is enough', () => {
  expect(checkProfile(good)).toEqual([])
})

test('everything may be said, in letters of any script', () => {
  const all = {
    firstName: 'สมชาย',
    lastName: 'O’Brien-Müller',
    phone: '+66 (2) 123-456',
    about: '🏠'.repeat(textLimits.about),
    dateOfBirth: '1990-05-17',
    culture: 'ja-JP',
    currency: 'JPY',
  } as const
  expect(checkProfile({ ...good, ...all })).toEqual([])
})

const year = new Date().getUTCFullYear()

describe('it says what is wrong with', () => {
  test.each([
    [{ email: '' }, 'Email', 'Email is required.'],
    [{ email: 'kim' }, 'Email', 'Email is invalid.'],
    [{ firstName: 'K1m' }, 'FirstName', 'First name is invalid.'],
    [{ lastName: 'Park!' }, 'LastName', 'Last name is invalid.'],
    [
      { lastName: `${'x'.repeat(101)}!` },
      'LastName',
      'Last name is too long. Maximum 100 characters.',
    ],
    [{ phone: 'call me' }, 'Phone', 'Phone is invalid.'],
    [{ about: 'x'.repeat(2001) }, 'About', 'About is too long. Maximum 2000 characters.'],
    [{ about: '<script>' }, 'About', 'About contains potentially unsafe content.'],
    [{ about: '<b onclick=x()>' }, 'About', 'About contains potentially unsafe content.'],
    [{ about: 'javascript:x()' }, 'About', 'About contains potentially unsafe content.'],
    [{ dateOfBirth: unfinishedDate }, 'date_of_birth', 'Date of birth is invalid.'],
    [{ dateOfBirth: `${year + 1}-01-02` }, 'date_of_birth', 'Date of birth is invalid.'],
    [
      { dateOfBirth: `${year - oldestAgeYears - 1}-12-31` },
      'date_of_birth',
      'Date of birth is invalid.',
    ],
  ])('%j', (fields, path, message) => {
    expect(checkProfile({ ...good, ...fields })).toEqual([{ path, message }])
  })

  test('several fields at once', () => {
    const paths = checkProfile({ ...good, email: '', phone: 'x' }).map(({ path }) => path)
    expect(paths).toEqual(['Email', 'Phone'])
  })
})
