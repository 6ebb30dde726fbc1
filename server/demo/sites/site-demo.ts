import type { ListingContent } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import type { Random } from '../random.ts'
import type { ReviewWords } from '../reviews/review-words.ts'
import type { Talk } from '../stays/talk.ts'

/** What the file `demo.ts` of a site's folder exports as `demo`. Ids, dates and lenders come from here, and so do
 *  the reservations, conversations and reviews, in the site's own words. */
export interface SiteDemo {
  siteId: number
  /** The oldest first, the same for the same `random`. */
  makeListings(random: Random): SiteListing[]
  /** How many of each are made; `inquiries` are conversations without a reservation. */
  counts: { stays: number; openRequests: number; inquiries: number }
  talk: Talk
  reviewWords: ReviewWords
}

export interface SiteListing {
  /** The preset city whose lenders it may belong to. */
  preset: string
  place: LatLng
  isActive: boolean
  content: ListingContent
  /** Files of the site's own folder, the cover first. */
  pictures: readonly URL[]
}
