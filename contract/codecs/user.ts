import * as z from 'zod/mini'
import type { ProfileChanges, PublicUser, Registration, User } from '../domain/user.ts'
import type { ProfileForm, RegistrationForm } from '../wire/account.ts'
import { publicUserInfo, userInfo, type PublicUserInfo, type UserInfo } from '../wire/user.ts'
import {
  decodeCurrency,
  decodeFlag,
  decodeInstant,
  decodeRating,
  encodeCurrency,
  encodeFlag,
  encodeInstant,
  encodeRating,
} from './primitives.ts'

export function decodePublicUser(wire: PublicUserInfo): PublicUser {
  return {
    id: wire.Id,
    firstName: wire.FirstName,
    culture: wire.PrefUICulture,
    currency: decodeCurrency(wire.PrefCurrencyId),
    about: wire.About,
    picture: wire.profileImage,
    rating: decodeRating(wire.rating),
    isFormer: decodeFlag(wire.IsFormer),
    memberSince: decodeInstant(wire.MemberSince),
    updatedOn: decodeInstant(wire.UpdatedOn),
  }
}

export function encodePublicUser(user: PublicUser): PublicUserInfo {
  return {
    Id: user.id,
    FirstName: user.firstName,
    PrefUICulture: user.culture,
    PrefCurrencyId: encodeCurrency(user.currency),
    MemberSince: encodeInstant(user.memberSince),
    UpdatedOn: encodeInstant(user.updatedOn),
    About: user.about,
    profileImage: user.picture,
    rating: encodeRating(user.rating),
    IsFormer: encodeFlag(user.isFormer),
  }
}

function decodeUser(wire: UserInfo): User {
  return {
    ...decodePublicUser(wire),
    email: wire.Email,
    emailVerified: decodeFlag(wire.EmailVerified),
    lastName: wire.LastName,
    dateOfBirth: wire.date_of_birth,
    phone: wire.Phone,
    mailsOff: wire.MailsOff,
  }
}

export function encodeUser(user: User): UserInfo {
  return {
    ...encodePublicUser(user),
    Email: user.email,
    EmailVerified: encodeFlag(user.emailVerified),
    LastName: user.lastName,
    date_of_birth: user.dateOfBirth,
    Phone: user.phone,
    MailsOff: [...user.mailsOff],
  }
}

export const publicUserCodec = z.codec(publicUserInfo, z.custom<PublicUser>(), {
  decode: decodePublicUser,
  encode: encodePublicUser,
})

export const userCodec = z.codec(userInfo, z.custom<User>(), {
  decode: decodeUser,
  encode: encodeUser,
})

export const decodeRegistration = ({
  PrefUICulture: culture,
  ...form
}: RegistrationForm): Registration => ({ ...form, culture })

export const decodeProfile = (form: ProfileForm): ProfileChanges => ({
  email: form.Email,
  password: form.Password,
  firstName: form.FirstName,
  lastName: form.LastName,
  phone: form.Phone,
  about: form.About,
  dateOfBirth: form.date_of_birth,
  culture: form.PrefUICulture,
  currency: form.PrefCurrencyId === undefined ? undefined : decodeCurrency(form.PrefCurrencyId),
  mailsOff: form.MailsOff,
  editedFrom: form.UpdatedOn === undefined ? undefined : decodeInstant(form.UpdatedOn),
})

export const encodeProfile = (changes: ProfileChanges): ProfileForm => ({
  Email: changes.email,
  Password: changes.password,
  FirstName: changes.firstName,
  LastName: changes.lastName,
  Phone: changes.phone,
  About: changes.about,
  date_of_birth: changes.dateOfBirth,
  PrefUICulture: changes.culture,
  PrefCurrencyId: changes.currency && encodeCurrency(changes.currency),
  MailsOff: changes.mailsOff && [...changes.mailsOff],
  UpdatedOn: changes.editedFrom && encodeInstant(changes.editedFrom),
})
