import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProfileChanges, User } from '#contract/domain/user.ts'

/** What a user says about themselves, while it is typed. */
export type TypedProfile = Pick<
  User,
  'email' | 'firstName' | 'lastName' | 'phone' | 'about' | 'culture' | 'currency'
> & {
  /** '' for none. */
  dateOfBirth: string
}

export type ProfileField = keyof TypedProfile

/** A field as the wire spells the password. */
export const passwordName = 'Password'

export const typedOf = (user: User): TypedProfile => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  about: user.about,
  dateOfBirth: user.dateOfBirth ?? '',
  culture: user.culture,
  currency: user.currency,
})

export const changesOf = (typed: TypedProfile): ProfileChanges => ({
  ...typed,
  dateOfBirth: typed.dateOfBirth || null,
})

export const isSameTyped = (one: TypedProfile, other: TypedProfile): boolean =>
  profileFields.every((field) => one[field] === other[field])

/** What a field is called, in the form and in its faults. */
export const fieldWords: Record<ProfileField, MessageDescriptor> = {
  email: msg`Email`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  phone: msg`Phone`,
  about: msg({ message: 'About', context: 'profile' }),
  dateOfBirth: msg`Date of birth`,
  culture: msg`Preferred language`,
  currency: msg`Preferred currency`,
}

/** A field as the wire spells it. */
export const wireNames: Record<ProfileField, string> = {
  email: 'Email',
  firstName: 'FirstName',
  lastName: 'LastName',
  phone: 'Phone',
  about: 'About',
  dateOfBirth: 'date_of_birth',
  culture: 'PrefUICulture',
  currency: 'PrefCurrencyId',
}

export const profileFields = Object.keys(wireNames) as ProfileField[]
