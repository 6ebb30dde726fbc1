import type { Listing } from '#contract/domain/listing.ts'
import { site } from '#src/site.ts'
import { contentOf, type TypedListing } from './typed-listing.ts'

/** What was typed, as a listing to look at.
 *  @param listing as the server has it; null for a new one */
export function previewListing(
  typed: TypedListing,
  listing: Listing | null,
  lenderId: number,
): Listing {
  const unsaved: Omit<Listing, keyof TypedListing | 'offers'> = {
    id: -1,
    siteId: site.id,
    lenderId,
    isActive: false,
    place: null,
    buildingId: null,
    zone: 'Asia/Bangkok',
    pictures: [],
    rating: null,
    updatedOn: new Date(0),
  }
  return { ...unsaved, ...listing, ...contentOf(typed) }
}
