import { describe, expect, test } from 'vitest'
import { encodeProfile } from '#contract/codecs/user.ts'
import { changePassword, updateProfile } from '#contract/endpoints/user.ts'
import { oldestAgeYears, textLimits } from '#contract/limits.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { requestOf } from '#src/api/request-of.ts'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { unfinishedDay } from '#src/ui/unfinished-day.ts'
import {
  changesOf,
  fieldWords,
  profileFields,
  wireNames,
  type TypedProfile,
} from './typed-profile.ts'

const profile: TypedProfile = {
  email: 'kim@example.com',
  firstName: '',
  lastName: '',
  phone: '',
  about: '',
  dateOfBirth: '',
  culture: 'en-US',
  currency: 'USD',
}

function refusal(ask: () => unknown): Record<string, string | undefined> {
  try {
    ask()
    return {}
  } catch (error) {
    return fieldErrors(error as Error)
  }
}

/** What is said at each field before anything is sent. */
function saidOf(typed: Partial<TypedProfile>): Partial<Record<string, string>> {
  const body = encodeProfile(changesOf({ ...profile, ...typed }))
  const messages = refusal(() => requestOf(updateProfile, { params: { id: 7 }, body }))
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const message = messages[wireNames[field]]
      return message ? [[field, faultSentence(i18n._(fieldWords[field]), message)]] : []
    }),
  )
}

describe('of a profile', () => {
  test('an address is enough', () => {
    expect(saidOf({})).toEqual({})
  })

  test('everything may be said, in letters of any script', () => {
    const said = saidOf({
      email: '\u200ekim@example.com\u00a0',
      firstName: '山田\u3000太郎',
      lastName: 'O’Brien-Müller',
      phone: '\u202d+๖๖\u00a0(2) 123\u2011456\u202c',
      about: '🏠'.repeat(textLimits.about),
      dateOfBirth: '1990-05-17',
      culture: 'ja-JP',
      currency: 'JPY',
    })
    expect(said).toEqual({})
  })

  const year = new Date().getUTCFullYear()
  const tooOld = `${year - oldestAgeYears - 1}-12-31`

  test.each<[Partial<TypedProfile>, string]>([
    [{ email: '' }, 'Email is required.'],
    [{ email: 'kim' }, 'Email is invalid.'],
    [{ firstName: 'K1m' }, 'First name is invalid.'],
    [{ lastName: 'Park!' }, 'Last name is invalid.'],
    [{ lastName: 'x'.repeat(101) }, 'Last name is too long. Maximum 100 characters.'],
    [{ phone: 'call me' }, 'Phone is invalid.'],
    [{ about: 'x'.repeat(2001) }, 'About is too long. Maximum 2000 characters.'],
    [{ about: '<script>' }, 'About contains potentially unsafe content.'],
    [{ about: '<b onclick=x()>' }, 'About contains potentially unsafe content.'],
    [{ about: 'javascript:x()' }, 'About contains potentially unsafe content.'],
    [{ dateOfBirth: unfinishedDay }, 'Date of birth is invalid.'],
    [{ dateOfBirth: `${year + 1}-01-02` }, 'Date of birth is invalid.'],
    [{ dateOfBirth: tooOld }, 'Date of birth is invalid.'],
  ])('%j is refused in a sentence', (typed, sentence) => {
    expect(saidOf(typed)).toEqual({ [Object.keys(typed)[0] ?? '']: sentence })
  })

  test('each field that is wrong has its own', () => {
    expect(Object.keys(saidOf({ email: '', phone: 'x' }))).toEqual(['email', 'phone'])
  })
})

describe('of a changed password', () => {
  const passwords = { OldPassword: 'x', NewPassword: 'a good one', NewPasswordAgain: 'a good one' }
  const long = 'x'.repeat(257)

  test.each<[Partial<typeof passwords>, Partial<typeof passwords>]>([
    [{}, {}],
    [
      { OldPassword: '', NewPassword: '', NewPasswordAgain: '' },
      {
        OldPassword: 'Old password is required.',
        NewPassword: 'New password is required.',
        NewPasswordAgain: 'New password again is required.',
      },
    ],
    [
      { NewPassword: 'short12', NewPasswordAgain: 'short12' },
      { NewPassword: 'New password must be at least 8 characters long.' },
    ],
    [{ NewPasswordAgain: '' }, { NewPasswordAgain: 'New password again is required.' }],
    [
      { NewPasswordAgain: 'another' },
      { NewPasswordAgain: 'password should be equal to password2' },
    ],
    [{ OldPassword: long }, { OldPassword: 'Old password is too long. Maximum 256 characters.' }],
  ])('%j is refused in the words of the contract', (typed, sentences) => {
    const body = { Id: 7, ...passwords, ...typed }
    expect(refusal(() => requestOf(changePassword, { params: { id: 7 }, body }))).toEqual(sentences)
  })
})
