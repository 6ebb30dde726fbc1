import type { CurrencyCode } from './currency.ts'
import type { MailKind } from './mail-kind.ts'
import type { Rating } from './rating.ts'

export const cultures = [
  'en-US',
  'th-TH',
  'ru-RU',
  'it-IT',
  'de-DE',
  'es-ES',
  'fr-FR',
  'ja-JP',
  'zh-CN',
] as const

export type Culture = (typeof cultures)[number]

/** What everyone may see of a user. */
export interface PublicUser {
  id: number
  firstName: string
  culture: Culture
  currency: CurrencyCode
  about: string
  /** Source of the picture, '' when there is none. */
  picture: string
  /** As lender and renter together; null before the first review. */
  rating: Rating | null
  /** Has deleted the account: all else about them says nothing. */
  isFormer: boolean
  memberSince: Date
  updatedOn: Date
}

/** What only the user sees. */
export interface User extends PublicUser {
  email: string
  emailVerified: boolean
  lastName: string
  /** Calendar date as YYYY-MM-DD; null when not given. */
  dateOfBirth: string | null
  phone: string
  /** What is not mailed. */
  mailsOff: readonly MailKind[]
}

/** What somebody says of themselves to have an account. */
export interface Registration {
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
  dateOfBirth?: string | null | undefined
  phone?: string | undefined
  about?: string | undefined
  culture?: Culture | undefined
}

/** What a user changes about themselves; what is undefined stays as it is. */
export interface ProfileChanges {
  email: string
  /** Needed for another address, and for nothing else. */
  password?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  about?: string | undefined
  dateOfBirth?: string | null | undefined
  culture?: Culture | undefined
  currency?: CurrencyCode | undefined
  mailsOff?: readonly MailKind[] | undefined
  /** When what was changed here was last updated; undefined for whenever that was. */
  editedFrom?: Date | undefined
}
