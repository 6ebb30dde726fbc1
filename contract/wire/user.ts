import * as z from 'zod/mini'
import {
  calendarDate,
  culture,
  currencyId,
  flag,
  id,
  instant,
  mailKindList,
  rating,
} from './primitives.ts'

export const publicUserInfo = z.object({
  Id: id,
  FirstName: z.string(),
  PrefUICulture: culture,
  PrefCurrencyId: z._default(currencyId, 0),
  MemberSince: instant,
  UpdatedOn: instant,
  About: z.string(),
  profileImage: z.string(),
  rating: z._default(z.object(rating), { Stars: null, Reviews: 0 }),
  IsFormer: z._default(flag, 0),
})

export type PublicUserInfo = z.output<typeof publicUserInfo>

export const userInfo = z.extend(publicUserInfo, {
  Email: z.string(),
  EmailVerified: flag,
  LastName: z.string(),
  date_of_birth: z.nullable(calendarDate),
  Phone: z.string(),
  MailsOff: z._default(mailKindList, []),
})

export type UserInfo = z.output<typeof userInfo>
