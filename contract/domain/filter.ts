import type { CurrencyCode } from './currency.ts'
import { valueIn, type ExchangeRates } from './exchange.ts'
import { containsPhrase, wordsOf } from './keyword.ts'
import type { ListingType } from './listing-type.ts'
import { reservablePrice, type Listing } from './listing.ts'
import { distanceMetres, type Bounds, type LatLng } from './place.ts'
import { rentPeriods, type RentPeriod } from './rent-period.ts'
import type { Stay } from './stay.ts'

/** In main units, as they are typed; either end may be open. */
export interface PriceRange {
  min: number | null
  max: number | null
}

export const searchSorts = ['newest', 'price', 'distance'] as const
export type SearchSort = (typeof searchSorts)[number]

export interface SearchFilter {
  types: ListingType[]
  periods: RentPeriod[]
  prices: Record<RentPeriod, PriceRange>
  keyword: string
  /** Of the price ranges; null compares each listing in its own currency. */
  currency: CurrencyCode | null
  /** Only what is free then; known to the server and of saved listings. */
  freeDuring: Stay | null
  sort: SearchSort
}

/** An area and what is looked for in it. */
export interface Search {
  bounds: Bounds
  filter: SearchFilter
}

const isRestricted = ({ min, max }: PriceRange) => min !== null || max !== null

function isPriceInRange(
  listing: Listing,
  period: RentPeriod,
  filter: SearchFilter,
  rates: ExchangeRates,
): boolean {
  const range = filter.prices[period]
  if (!listing.offers[period].offered) return false
  if (!isRestricted(range)) return true
  const price = reservablePrice(listing, period)
  if (!price) return false
  const value = valueIn(filter.currency ?? listing.currency, price, rates)
  return (range.min === null || value >= range.min) && (range.max === null || value <= range.max)
}

/** Any checked period that is offered, its own price within its own range; dates are not looked at.
 *  @see docs/product.md §5 */
export function matchesFilter(
  listing: Listing,
  filter: SearchFilter,
  rates: ExchangeRates,
): boolean {
  return (
    filter.types.includes(listing.type) &&
    filter.periods.some((period) => isPriceInRange(listing, period, filter, rates)) &&
    (filter.keyword === '' || containsPhrase(wordsOf(listing.details), filter.keyword))
  )
}

/** The lowest price a listing asks for one of the periods, as US dollars for comparing.
 *  Listings without one come last, and those in a currency without a rate. */
function lowestPrice(listing: Listing, periods: RentPeriod[], rates: ExchangeRates): number {
  return periods.reduce((lowest, period) => {
    const price = reservablePrice(listing, period)
    const value = price ? valueIn('USD', price, rates) : Infinity
    return value < lowest ? value : lowest
  }, Infinity)
}

/** Newest first where all else is equal. */
export function compareListings(
  filter: Pick<SearchFilter, 'sort' | 'periods'>,
  centre: LatLng,
  rates: ExchangeRates,
): (a: Listing, b: Listing) => number {
  const newestFirst = (a: Listing, b: Listing) =>
    b.updatedOn.getTime() - a.updatedOn.getTime() || b.id - a.id
  const rank = (listing: Listing): number => {
    if (filter.sort === 'price') return lowestPrice(listing, filter.periods, rates)
    if (filter.sort === 'distance' && listing.place) return distanceMetres(listing.place, centre)
    return 0
  }
  return (a, b) => {
    const [rankOfA, rankOfB] = [rank(a), rank(b)]
    return rankOfA === rankOfB ? newestFirst(a, b) : rankOfA - rankOfB
  }
}

export const anyPrice: Record<RentPeriod, PriceRange> = {
  hourly: { min: null, max: null },
  daily: { min: null, max: null },
  weekly: { min: null, max: null },
  monthly: { min: null, max: null },
}

/** Nothing restricted. */
export function openFilter(types: ListingType[]): SearchFilter {
  return {
    types,
    periods: [...rentPeriods],
    prices: anyPrice,
    keyword: '',
    currency: null,
    freeDuring: null,
    sort: 'newest',
  }
}
