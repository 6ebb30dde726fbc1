import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { profileForm } from '../wire/account.ts'
import {
  decodeProfile,
  encodeProfile,
  encodePublicUser,
  publicUserCodec,
  userCodec,
} from './user.ts'

test('a user comes back as it went', () => {
  expectRoundTrip(userCodec, wire.user)
})

test('what everyone sees of a user comes back as it went', () => {
  expectRoundTrip(publicUserCodec, wire.publicUser)
})

test('what users change about themselves comes back as it went, and the server takes it', () => {
  fc.assert(
    fc.property(wire.profileForm, (form) => {
      const encoded = JSON.parse(JSON.stringify(encodeProfile(decodeProfile(form))))
      expect(encoded).toEqual(form)
      expect(z.safeParse(profileForm, encoded).error?.issues).toBeUndefined()
    }),
  )
})

const kim = {
  Id: 7,
  FirstName: 'Kim',
  PrefUICulture: 'th-TH' as const,
  MemberSince: '2026-01-02T03:04:05Z',
  UpdatedOn: '2026-01-02T03:04:05Z',
  About: '',
  profileImage: '',
  Email: 'kim@example.com',
  EmailVerified: 0 as const,
  LastName: 'Park',
  date_of_birth: '1990-05-17',
  Phone: '+66 2 123',
}

test('a user without a preferred currency thinks in dollars', () => {
  expect(z.decode(userCodec, kim).currency).toBe('USD')
})

test('who has chosen nothing gets all mails', () => {
  expect(z.decode(userCodec, kim).mailsOff).toEqual([])
})

test('a date of birth is a calendar date and never an instant', () => {
  const user = z.decode(userCodec, kim)
  expect(user.dateOfBirth).toBe('1990-05-17')
  expect(z.encode(userCodec, user).date_of_birth).toBe('1990-05-17')
})

test.each(['1990-02-30', '17.05.1990', '1990-5-17', '1990-05-17T00:00:00Z'])(
  '%s is no date of birth',
  (date_of_birth) => {
    expect(z.safeDecode(userCodec, { ...kim, date_of_birth }).success).toBe(false)
  },
)

test('nothing private is in what everyone sees', () => {
  const shown = JSON.stringify(
    encodePublicUser(z.decode(userCodec, { ...kim, MailsOff: ['declined'] })),
  )
  for (const secret of ['kim@example.com', 'Park', '1990-05-17', '+66 2 123', 'declined']) {
    expect(shown).not.toContain(secret)
  }
})
