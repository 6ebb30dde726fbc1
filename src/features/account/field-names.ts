import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the fields of the account's forms are called, by their names on the wire: in front of them and in what is wrong
 *  with them. */
export const fieldNames = {
  email: msg`Email`,
  password: msg`Password`,
  password2: msg`Password again`,
  pwd: msg`Password`,
  pwd2: msg`Password again`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  dateOfBirth: msg`Date of birth`,
  phone: msg`Phone`,
  about: msg({ message: 'About', context: 'profile' }),
} satisfies Record<string, MessageDescriptor>

export type AccountField = keyof typeof fieldNames
