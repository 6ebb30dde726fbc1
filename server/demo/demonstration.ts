import type { PicturedListing } from './demo-listing.ts'
import type { DemoHome } from './homes/make-listings.ts'
import type { Users } from './people/make-users.ts'
import type { ReviewRow } from './reviews/make-reviews.ts'
import type { Conversations } from './stays/make-conversations.ts'
import type { PlannedStay } from './stays/plan.ts'

/** All that is loaded, its ids counted from 1 in the order of the lists; listings are the homes and then the others. */
export interface Demonstration {
  users: Users
  homes: DemoHome[]
  others: PicturedListing[]
  stays: PlannedStay[]
  conversations: Conversations
  reviews: ReviewRow[]
}
