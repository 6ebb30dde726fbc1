import { makeListings, type DemoHome } from './homes/make-listings.ts'
import { givePrintedLender } from './homes/printed-lender.ts'
import { makeUsers, type Users } from './people/make-users.ts'
import { homeWords } from './reviews/home-words.ts'
import { makeReviews, type ReviewRow } from './reviews/make-reviews.ts'
import { addSite, type PicturedListing } from './sites/add-site.ts'
import type { SiteDemo } from './sites/site-demo.ts'
import { makeConversations, type Conversations } from './stays/make-conversations.ts'
import { makeStays } from './stays/make-stays.ts'
import type { PlannedStay } from './stays/plan.ts'
import { printedStays } from './stays/printed-stays.ts'
import { homeTalk } from './stays/talk.ts'
import { toSecond } from './time.ts'

/** All that is loaded, its ids counted from 1 in the order of the lists; listings are the homes and then the others. */
export interface Demonstration {
  users: Users
  homes: DemoHome[]
  others: PicturedListing[]
  stays: PlannedStay[]
  conversations: Conversations
  reviews: ReviewRow[]
}

/** The same for the same `now`. What the sites add comes after the homes and changes nothing about them. */
export function makeDemonstration(now: Date, sites: readonly SiteDemo[] = []): Demonstration {
  const today = toSecond(now)
  return sites.reduce((made, site) => addSite(made, site, today), demonstrateHomes(today))
}

function demonstrateHomes(today: Date): Demonstration {
  const users = makeUsers(today)
  const homes = givePrintedLender(makeListings(users, today), users.lenderId)
  const stays = makeStays(homes, users, today, {
    seed: 'stays',
    begun: printedStays(homes, users, today),
    stays: 900,
    openRequests: 14,
    notes: homeTalk.notes,
  })
  const conversations = makeConversations(homes, stays, users, today, {
    seed: 'conversations',
    talk: homeTalk,
    inquiries: 60,
    after: { stays: 0, chats: 0, messages: 0 },
  })
  const reviews = makeReviews(stays, users, today, {
    seed: 'reviews',
    words: homeWords,
    after: { stays: 0, reviews: 0 },
  })
  return { users, homes, others: [], stays, conversations, reviews }
}
