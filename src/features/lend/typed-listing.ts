import { currencies, currencyByCode, type CurrencyCode } from '#contract/domain/currency.ts'
import {
  listingTypes,
  listingTypesOfSite,
  type ListingType,
} from '#contract/domain/listing-type.ts'
import type { ListingContent, Offer } from '#contract/domain/listing.ts'
import { toMajorUnits, type MinorUnits } from '#contract/domain/money.ts'
import { perPeriod, rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { site } from '#src/site.ts'
import { readAmount } from './read-amount.ts'

type OfferPart<Part extends keyof Offer> = `${RentPeriod}.${Part}`

/** A listing while it is typed, one value for each field: amounts are what stands in their fields. */
export interface TypedListing
  extends
    Record<OfferPart<'price'>, string>,
    Record<OfferPart<'offered'> | OfferPart<'approval'>, boolean> {
  title: string
  type: ListingType
  zip: string
  city: string
  currency: CurrencyCode
  deposit: string
  depositTerms: string
  details: string
  privateNotes: string
}

export type ListingField = keyof TypedListing

/** Those in the listing's currency. */
export const amountFields = [
  'deposit',
  ...rentPeriods.map((period) => `${period}.price` as const),
] as const

export const isAmount = (field: ListingField) => amountFields.some((each) => each === field)

/** What the fields of a form show, and whom they tell what is typed. */
export interface FieldsProps {
  typed: TypedListing
  faultOf(field: ListingField): string | undefined
  /** Whether it was wrong when it was last to be saved, also once it is changed. */
  wasWrong(field: ListingField): boolean
  onChange<Field extends ListingField>(field: Field, value: TypedListing[Field]): void
}

const [firstType = 'CONDO'] = listingTypesOfSite(site.id)

/** What a form begins with. @see docs/product.md §3 */
export const newListing: TypedListing = {
  title: '',
  type: firstType,
  zip: '',
  city: '',
  currency: 'USD',
  deposit: '',
  depositTerms: '',
  details: '',
  privateNotes: '',
  ...offersOf(perPeriod(() => ({ offered: true, price: '', approval: true }))),
}

/** In the order of the form. */
export const listingFields = Object.keys(newListing) as ListingField[]

export function typedOf(listing: ListingContent): TypedListing {
  const { currency, offers } = listing
  const amount = (value: MinorUnits | null) => amountText(value, currency)
  return {
    title: listing.title,
    type: listing.type,
    zip: listing.zip,
    city: listing.city,
    currency,
    deposit: amount(listing.deposit),
    depositTerms: listing.depositTerms,
    details: listing.details,
    privateNotes: listing.privateNotes ?? '',
    ...offersOf(
      perPeriod((period) => ({ ...offers[period], price: amount(offers[period].price) })),
    ),
  }
}

type TypedOffer = Omit<Offer, 'price'> & { price: string }

function offersOf(offers: Record<RentPeriod, TypedOffer>) {
  const parts = rentPeriods.flatMap((period) =>
    Object.entries(offers[period]).map(([part, value]) => [`${period}.${part}`, value]),
  )
  return Object.fromEntries(parts) as Pick<TypedListing, OfferPart<keyof Offer>>
}

/** Nothing for zero: a price of zero is none. */
function amountText(amount: MinorUnits | null, currency: CurrencyCode): string {
  if (!amount) return ''
  const value = toMajorUnits({ amount, currency })
  return Number.isInteger(value) ? String(value) : value.toFixed(currencyByCode(currency).decimals)
}

/** The content as far as it can be read: an amount that is none counts as not typed. */
export function contentOf(typed: TypedListing): ListingContent & { privateNotes: string } {
  const { currency } = typed
  const amount = (text: string) => {
    const read = readAmount(text, currency)
    return Number.isFinite(read) ? read : 0
  }
  return {
    title: typed.title,
    type: typed.type,
    zip: typed.zip,
    city: typed.city,
    currency,
    deposit: amount(typed.deposit),
    depositTerms: typed.depositTerms,
    details: typed.details,
    privateNotes: typed.privateNotes,
    offers: perPeriod((period) => ({
      offered: typed[`${period}.offered`],
      price: amount(typed[`${period}.price`]) || null,
      approval: typed[`${period}.approval`],
    })),
  }
}

export const isSameTyped = (a: TypedListing, b: TypedListing) =>
  listingFields.every((field) => a[field] === b[field])

/** What was kept on a device may be of another version, or damaged: a field that it lacks counts as not typed.
 *  @returns null when it is no listing that can be typed here */
export function readTyped(kept: unknown): TypedListing | null {
  if (typeof kept !== 'object' || kept === null) return null
  const typed: TypedListing = { ...newListing, ...kept }
  const isKnown =
    listingFields.every((field) => typeof typed[field] === typeof newListing[field]) &&
    listingTypes.some(({ name }) => name === typed.type) &&
    currencies.some(({ code }) => code === typed.currency)
  return isKnown ? typed : null
}
