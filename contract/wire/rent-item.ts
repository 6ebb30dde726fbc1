import * as z from 'zod/mini'
import { listingPicturesAtMost, textLimits } from '../limits.ts'
import { atMost } from './lengths.ts'
import {
  amount,
  currencyId,
  flag,
  id,
  idOrNew,
  instant,
  latitude,
  listingTypeIdNumber,
  longitude,
  rating,
  requiredText,
  text,
} from './primitives.ts'
import { seenText } from './seen-text.ts'

const offered = z._default(flag, 1)
const approval = z._default(flag, 1)
const price = z._default(amount, 0)

/** What a lender types. @see docs/product.md §3 */
const content = {
  Title: requiredText('Title', textLimits.title),
  /** Of the main site; on another one the server takes its first. */
  TypeId: z._default(listingTypeIdNumber, 0),
  Zip: z._default(text(textLimits.zip), ''),
  City: z._default(text(textLimits.city), ''),
  CurrencyId: z._default(currencyId, 0),
  DepositAmt: z._default(amount, 0),
  DepositTerms: z._default(text(textLimits.depositTerms), ''),
  Details: z._default(text(textLimits.details), ''),
  IsHourlyOk: offered,
  IsDailyOk: offered,
  IsWeeklyOk: offered,
  IsMonthlyOk: offered,
  HourlyPrice: price,
  DailyPrice: price,
  WeeklyPrice: price,
  MonthlyPrice: price,
  IsHourlyApproval: approval,
  IsDailyApproval: approval,
  IsWeeklyApproval: approval,
  IsMonthlyApproval: approval,
}

const images = z.array(text(textLimits.pictureSource)).check(atMost(listingPicturesAtMost))

/** The fields of a listing that follow from somewhere else: accepted from a form, and ignored. */
const derived = {
  Id: idOrNew,
  SiteId: z.int(),
  Img: text(textLimits.pictureSource),
  IsActive: flag,
  Lat: z.nullable(latitude),
  Lon: z.nullable(longitude),
  Zone: text(64),
  LocId: z.nullable(id),
  UpdatedOn: instant,
  UserId: id,
  images,
  ...rating,
}

/** `PrivateNotes` is there for the owner alone. */
export const rentItem = z.object({
  ...derived,
  ...content,
  Id: id,
  PrivateNotes: z.optional(text(textLimits.privateNotes)),
})

export type RentItem = z.output<typeof rentItem>

export const rentItemForm = z.extend(z.partial(z.strictObject(derived)), {
  ...content,
  // Some that were stored before this was asked have none.
  Title: seenText('Title', textLimits.title),
  PrivateNotes: z._default(text(textLimits.privateNotes), ''),
})

export type RentItemForm = z.output<typeof rentItemForm>
