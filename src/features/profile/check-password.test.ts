import { expect, test } from 'vitest'
import '#src/i18n/i18n.ts'
import { checkPassword, noPasswords } from './check-password.ts'

const good = {
  OldPassword: 'x',
  NewPassword: 'a good one',
  NewPasswordAgain: 'a good one',
}

test('an old one and a new one twice are enough', () => {
  expect(checkPassword(7, good)).toEqual([])
})

test('all three are needed', () => {
  expect(checkPassword(7, noPasswords)).toEqual([
    { path: 'OldPassword', message: 'Old password is required.' },
    { path: 'NewPassword', message: 'New password is required.' },
    { path: 'NewPasswordAgain', message: 'New password again is required.' },
  ])
})

const long = 'x'.repeat(257)

test.each([
  [
    { NewPassword: 'short12', NewPasswordAgain: 'short12' },
    'NewPassword',
    'New password must be at least 8 characters long.',
  ],
  [{ NewPasswordAgain: '' }, 'NewPasswordAgain', 'New password again is required.'],
  [{ NewPasswordAgain: 'another' }, 'NewPasswordAgain', 'password should be equal to password2'],
  [{ OldPassword: long }, 'OldPassword', 'Old password is too long. Maximum 256 characters.'],
])('it says what is wrong with %j', (fields, path, message) => {
  expect(checkPassword(7, { ...good, ...fields })).toEqual([{ path, message }])
})
