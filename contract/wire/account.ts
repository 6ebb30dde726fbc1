import * as z from 'zod/mini'
import { birthDates } from '../domain/birth-dates.ts'
import { seenAddress } from '../domain/mail-address.ts'
import { seenName, withPlainSpaces } from '../domain/person-name.ts'
import { inPlainSigns } from '../domain/plain-signs.ts'
import { minPasswordLength, textLimits } from '../limits.ts'
import { atLeast } from './lengths.ts'
import {
  calendarDate,
  culture,
  currencyId,
  givenText,
  id,
  instant,
  invalid,
  mailKindList,
  required,
  requiredText,
  text,
} from './primitives.ts'
import { userInfo } from './user.ts'

const emailPattern = /^[^\s@"<>(),:;[\]\\]+@[^\s@."<>(),:;[\]\\]+(\.[^\s@."<>(),:;[\]\\]+)+$/

/** As it is seen, on both sides: a sign that came along with a copy would make it an address that nobody can type. */
export const email = (
  field: string,
  says = { missing: required(field), malformed: invalid(field) },
) =>
  givenText(field, textLimits.email).check(
    z.overwrite(seenAddress),
    z.refine((value) => value !== '', { error: says.missing, abort: true }),
    z.regex(emailPattern, says.malformed),
  )

/** What a login takes for none, white space, is none here either. */
const newPassword = (field: string) =>
  givenText(field, textLimits.password).check(
    z.refine((value) => value.trim() !== '', { error: required(field), abort: true }),
    atLeast(minPasswordLength, `${field} must be at least ${minPasswordLength} characters long.`),
  )

/** What is empty is missing, which is said where it is needed. */
const isRepeated = (password: string, again: string | undefined) =>
  !again?.trim() || again === password

/** Letters of any script, spaces, apostrophes and hyphens. What nobody would see of it is left out. */
const personName = (field: string) =>
  z.codec(
    text(textLimits.name).check(
      z.overwrite(withPlainSpaces),
      z.regex(/^[\p{L}\p{M} '’-]*$/u, invalid(field)),
    ),
    z.string(),
    { decode: seenName, encode: (name) => name },
  )

/** In plain signs, on both sides. */
export const phone = (field: string) =>
  text(textLimits.phone).check(
    z.overwrite((typed) => inPlainSigns(typed).trim()),
    z.regex(/^(\+?[\d() -]+)?$/, invalid(field)),
  )

const dateOfBirth = calendarDate.check(
  z.refine((value) => {
    const { first, last } = birthDates(new Date())
    return value >= first && value <= last
  }, invalid('Date of birth')),
)

const unsafeContent = /<\s*(\/\s*)?script|\bon\w+\s*=|javascript\s*:/i

export const about = givenText('About', textLimits.about).check(
  z.refine((value) => !unsafeContent.test(value), 'About contains potentially unsafe content.'),
)

/** The short form needs email and the two passwords; the rest may stay empty. */
export const registration = z
  .strictObject({
    email: email('Email'),
    password: newPassword('Password'),
    password2: z.optional(requiredText('Password again', textLimits.password)),
    firstName: z.optional(personName('First name')),
    lastName: z.optional(personName('Last name')),
    dateOfBirth: z.optional(z.nullable(dateOfBirth)),
    phone: z.optional(phone('Phone')),
    about: z.optional(about),
    PrefUICulture: z.optional(culture),
  })
  .check(
    z.refine(({ password, password2 }) => isRepeated(password, password2), {
      path: ['password2'],
      error: 'password should be equal to password2',
    }),
  )

export type RegistrationForm = z.output<typeof registration>

export const credentials = z.strictObject({
  email: email('Email'),
  password: requiredText('Password', textLimits.password),
})

/** What is left out stays as it is. Another address needs the password. With `UpdatedOn` it is refused when somebody has
 *  changed it since. Fields of a user that follow from somewhere else are accepted, and ignored. */
export const profileForm = z.extend(z.partial(z.strictObject(userInfo.shape)), {
  Email: email('Email'),
  Password: z.optional(requiredText('Password', textLimits.password)),
  FirstName: z.optional(personName('First name')),
  LastName: z.optional(personName('Last name')),
  Phone: z.optional(phone('Phone')),
  About: z.optional(about),
  date_of_birth: z.optional(z.nullable(dateOfBirth)),
  PrefUICulture: z.optional(culture),
  PrefCurrencyId: z.optional(currencyId),
  MailsOff: z.optional(mailKindList),
  UpdatedOn: z.optional(instant),
})

export type ProfileForm = z.output<typeof profileForm>

export const passwordChange = z
  .strictObject({
    Id: id,
    Email: z.optional(z.string()),
    OldPassword: requiredText('Old password', textLimits.password),
    NewPassword: newPassword('New password'),
    NewPasswordAgain: requiredText('New password again', textLimits.password),
  })
  .check(
    z.refine(({ NewPassword, NewPasswordAgain }) => isRepeated(NewPassword, NewPasswordAgain), {
      path: ['NewPasswordAgain'],
      error: 'password should be equal to password2',
    }),
  )

/** With the password: whoever has found a device that is logged in does not know it. */
export const accountDeletion = z.strictObject({
  Password: requiredText('Password', textLimits.password),
})

export const passwordReset = z
  .strictObject({
    token: text(200).check(atLeast(1)),
    pwd: newPassword('Password'),
    pwd2: requiredText('Password again', textLimits.password),
  })
  .check(
    z.refine(({ pwd, pwd2 }) => isRepeated(pwd, pwd2), {
      path: ['pwd2'],
      error: 'password should be equal to password2',
    }),
  )

export const newsletterForm = z.strictObject({
  email: email('Email', { missing: 'Please enter email', malformed: 'Email is not valid' }),
})
