import { makeListings, type DemoListing } from './homes/make-listings.ts'
import { givePrintedLender } from './homes/printed-lender.ts'
import { makeUsers, type Users } from './people/make-users.ts'
import { makeReviews, type ReviewRow } from './reviews/make-reviews.ts'
import { makeConversations, type Conversations } from './stays/make-conversations.ts'
import { makeStays } from './stays/make-stays.ts'
import type { PlannedStay } from './stays/plan.ts'
import { toSecond } from './time.ts'

/** All that is loaded, its ids counted from 1 in the order of the lists. */
export interface Demonstration {
  users: Users
  listings: DemoListing[]
  stays: PlannedStay[]
  conversations: Conversations
  reviews: ReviewRow[]
}

/** The same for the same `now`. */
export function makeDemonstration(now: Date): Demonstration {
  const today = toSecond(now)
  const users = makeUsers(today)
  const listings = givePrintedLender(makeListings(users, today), users.lenderId)
  const stays = makeStays(listings, users, today)
  return {
    users,
    listings,
    stays,
    conversations: makeConversations(listings, stays, users, today),
    reviews: makeReviews(stays, users, today),
  }
}
