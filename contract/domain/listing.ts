import type { CurrencyCode } from './currency.ts'
import type { ListingType } from './listing-type.ts'
import type { MinorUnits, Money } from './money.ts'
import type { LatLng } from './place.ts'
import type { Rating } from './rating.ts'
import { rentPeriods, type RentPeriod } from './rent-period.ts'

/** Kept while it is switched off, so that a lender finds the price again. */
export interface Offer {
  offered: boolean
  /** In the listing's currency; null when none is set. */
  price: MinorUnits | null
  /** The lender confirms each request; otherwise it is booked at once. */
  approval: boolean
}

/** How a period is booked: at once, or when its lender has confirmed it. */
export type Booking = 'instant' | 'approval'

export const bookingOf = (needsApproval: boolean): Booking =>
  needsApproval ? 'approval' : 'instant'

/** What a lender types; the rest of a listing follows from its place, pictures and history. */
export interface ListingContent {
  title: string
  type: ListingType
  zip: string
  city: string
  currency: CurrencyCode
  deposit: MinorUnits
  depositTerms: string
  details: string
  /** null for everyone but the owner. */
  privateNotes: string | null
  offers: Record<RentPeriod, Offer>
}

/** What a form sends: the content, and which version of the listing it began from. */
export interface ListingForm extends ListingContent {
  privateNotes: string
  editedFrom: Date | null
}

export interface Listing extends ListingContent {
  id: number
  siteId: number
  lenderId: number
  isActive: boolean
  place: LatLng | null
  /** Listings with the same building stand on one spot of the map. */
  buildingId: number | null
  /** IANA zone of the place; all its times are shown and counted in it. */
  zone: string
  /** Sources of the pictures, the first is the listing's own. */
  pictures: string[]
  /** null before the first review. */
  rating: Rating | null
  updatedOn: Date
}

/** The offer's price when it can be reserved: offered, and with a price above zero. */
export function reservablePrice(
  { currency, offers }: Pick<ListingContent, 'currency' | 'offers'>,
  period: RentPeriod,
): Money | null {
  const { offered, price } = offers[period]
  return offered && price ? { amount: price, currency } : null
}

/** Periods that can be reserved, shortest first; the first is the minimum supported period. */
export function reservablePeriods(
  listing: Pick<ListingContent, 'currency' | 'offers'>,
): RentPeriod[] {
  return rentPeriods.filter((period) => reservablePrice(listing, period))
}

/** The price of the shortest period that can be reserved; null when none can. */
export function leastPrice(
  listing: Pick<ListingContent, 'currency' | 'offers'>,
): { period: RentPeriod; price: Money } | null {
  for (const period of rentPeriods) {
    const price = reservablePrice(listing, period)
    if (price) return { period, price }
  }
  return null
}

export type MissingPart = 'title' | 'place' | 'offer'

/** What a listing still needs before it can be active. @see docs/product.md §4 */
export function missingParts(
  listing: Pick<Listing, 'title' | 'place' | 'currency' | 'offers'>,
): MissingPart[] {
  const missing: MissingPart[] = []
  if (!listing.title.trim()) missing.push('title')
  if (!listing.place) missing.push('place')
  if (reservablePeriods(listing).length === 0) missing.push('offer')
  return missing
}
