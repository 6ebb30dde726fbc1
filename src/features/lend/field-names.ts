import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { periodWords } from '#src/i18n/words.ts'
import { listingFields, type ListingField } from './typed-listing.ts'

type OfferPart = 'offered' | 'price' | 'approval'
type PlainField = Exclude<ListingField, `${RentPeriod}.${OfferPart}`>

const isPlain = (field: ListingField): field is PlainField => !field.includes('.')

function partOf(field: ListingField) {
  const [period, part] = field.split('.') as [RentPeriod, OfferPart]
  return { period, part }
}

const plainWords: Record<PlainField, MessageDescriptor> = {
  title: msg`Title`,
  type: msg`Type`,
  zip: msg`Zip code`,
  city: msg`City`,
  currency: msg`Currency`,
  deposit: msg`Deposit`,
  depositTerms: msg`Deposit terms`,
  details: msg`Details`,
  privateNotes: msg`Private notes`,
}

/** What a field is called, the same in the form, in its faults and where two versions are compared. */
export function fieldName(i18n: I18n, field: ListingField): string {
  if (isPlain(field)) return i18n._(plainWords[field])
  const { part, period: of } = partOf(field)
  const period = i18n._(periodWords[of])
  if (part === 'price') return i18n._(msg`${period}: price`)
  return part === 'offered'
    ? i18n._(msg({ message: `${period}: offered`, comment: 'Stands above yes or no' }))
    : i18n._(msg({ message: `${period}: booking`, comment: 'Whether the lender is asked first' }))
}

const plainWireNames: Record<PlainField, string> = {
  // oxlint-disable-next-line house/localized-text -- Nobody reads it.
  title: 'Title',
  type: 'TypeId',
  zip: 'Zip',
  city: 'City',
  currency: 'CurrencyId',
  deposit: 'DepositAmt',
  depositTerms: 'DepositTerms',
  details: 'Details',
  privateNotes: 'PrivateNotes',
}

/** A field as the wire spells it. */
export function wireName(field: ListingField): string {
  if (isPlain(field)) return plainWireNames[field]
  const { part, period: of } = partOf(field)
  const period = of.charAt(0).toUpperCase() + of.slice(1)
  if (part === 'price') return `${period}Price`
  return part === 'offered' ? `Is${period}Ok` : `Is${period}Approval`
}

/** The field that an error of the server is about; undefined for one that the form does not have. */
export const fieldAt = (path: string): ListingField | undefined =>
  listingFields.find((field) => wireName(field) === path)
