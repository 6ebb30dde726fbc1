import { makeListings } from './homes/make-listings.ts'
import type { Demonstration } from './demonstration.ts'
import { givePrintedLender } from './homes/printed-lender.ts'
import { makeUsers } from './people/make-users.ts'
import { homeWords } from './reviews/home-words.ts'
import { makeReviews } from './reviews/make-reviews.ts'
import { addSite } from './sites/add-site.ts'
import type { SiteDemo } from './sites/site-demo.ts'
import { makeConversations } from './stays/make-conversations.ts'
import { makeStays } from './stays/make-stays.ts'
import { printedStays } from './stays/printed-stays.ts'
import { homeTalk } from './stays/talk.ts'
import { toSecond } from './time.ts'

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
