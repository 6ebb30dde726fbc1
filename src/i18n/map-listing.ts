import { leastPrice, type Listing } from '#contract/domain/listing.ts'
import { formatMoneyShort } from './format.ts'

const noPrice = '–'

/** A listing as a map marks it. @returns null for one that has no place */
export function mapListingOf(listing: Listing) {
  const { id, title, type, buildingId, place } = listing
  if (!place) return null
  const least = leastPrice(listing)
  const priceLabel = least ? formatMoneyShort(least.price) : noPrice
  return { id, ...place, title, type, buildingId, priceLabel }
}
