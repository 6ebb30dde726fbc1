import * as z from 'zod/mini'
import { currencies } from '../domain/currency.ts'
import { listingTypes } from '../domain/listing-type.ts'
import { allMailKinds } from '../domain/mail-kind.ts'
import { rentPeriods } from '../domain/rent-period.ts'
import { cultures } from '../domain/user.ts'
import { amountAtMost, stars } from '../limits.ts'
import { atMost } from './lengths.ts'

/** '{field} is required.' */
export const required = (field: string) => `${field} is required.`
export const invalid = (field: string) => `${field} is invalid.`

/** PostgreSQL cannot hold the NUL character. */
const storable = z.refine<string>(
  (value) => !value.includes('\0'),
  'contains a character that cannot be stored.',
)

/** Text of at most `longest` characters. */
export const text = (longest: number) =>
  z.string().check(atMost(longest, `is too long. Maximum ${longest} characters.`), storable)

/** Text whose absence is said in words; empty text passes, so that the field decides what it means. */
export const givenText = (field: string, longest: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? required(field) : undefined) })
    .check(atMost(longest, `${field} is too long. Maximum ${longest} characters.`), storable)

/** Text that is more than white space. */
export const requiredText = (field: string, longest: number) =>
  givenText(field, longest).check(z.refine((value) => value.trim() !== '', required(field)))

export const id = z.int().check(z.positive())

/** −1 for an entity that is being created. */
export const idOrNew = z.union([id, z.literal(-1)])

export const flag = z.union([z.literal(0), z.literal(1)])

/** From the year 1 on: there is no year 0 in PostgreSQL. */
export const instant = z.string().check(
  z.regex(
    /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/,
    'must be an instant like 2026-11-20T07:00:00Z',
  ),
  z.refine((value) => {
    const date = new Date(value)
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value.slice(0, 10)
  }, 'is not a date.'),
)

/** YYYY-MM-DD, from the year 1 on as well. */
export const calendarDate = z.string().check(
  z.regex(/^(?!0000)\d{4}-\d\d-\d\d$/, 'must be a date like 1990-05-17'),
  z.refine((value) => {
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
  }, 'is not a date.'),
)

const indexOf = (list: readonly unknown[]) =>
  z.int().check(z.minimum(0, 'is not known.'), z.maximum(list.length - 1, 'is not known.'))

export const currencyId = indexOf(currencies)
export const listingTypeIdNumber = indexOf(listingTypes)
export const rentalPeriodId = indexOf(rentPeriods)
export const culture = z.enum(cultures)

/** Kinds of mails. */
export const mailKindList = z.array(z.enum(allMailKinds)).check(atMost(allMailKinds.length))

/** A decimal number of the currency's main unit. */
export const amount = z.number().check(z.minimum(0), z.maximum(amountAtMost))

export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

const degrees = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'must be a number of degrees')),
  z.transform(Number),
)

/** The same in the address of a request. */
export const latitudeText = z.pipe(degrees, latitude)
export const longitudeText = z.pipe(degrees, longitude)

/** The average to one decimal, null before the first review, and how many there are. */
export const rating = {
  Stars: z.nullable(z.number().check(z.minimum(stars.least), z.maximum(stars.most))),
  Reviews: z.int().check(z.minimum(0)),
}

export interface RatingRecord {
  Stars: number | null
  Reviews: number
}
