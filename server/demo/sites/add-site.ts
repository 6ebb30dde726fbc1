import { datesOf, demoListing, lenderOf, type PicturedListing } from '../demo-listing.ts'
import type { Demonstration } from '../demonstration.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf } from '../random.ts'
import { makeReviews } from '../reviews/make-reviews.ts'
import { makeConversations } from '../stays/make-conversations.ts'
import { makeStays } from '../stays/make-stays.ts'
import type { SiteDemo } from './site-demo.ts'

/** Puts what a site demonstrates after all that is there, so that no id of that changes. */
export function addSite(made: Demonstration, site: SiteDemo, now: Date): Demonstration {
  const { users, homes, others, conversations } = made
  const { siteId, counts, talk, reviewWords: words } = site
  const listings = listingsOf(site, users, { after: homes.length + others.length, now })
  const stays = makeStays(listings, users, now, {
    seed: `stays of site ${siteId}`,
    begun: [],
    ...counts,
    notes: talk.notes,
  })
  const { chats, messages } = makeConversations(listings, stays, users, now, {
    seed: `conversations of site ${siteId}`,
    talk,
    inquiries: counts.inquiries,
    after: {
      stays: made.stays.length,
      chats: conversations.chats.length,
      messages: conversations.messages.length,
    },
  })
  const reviews = makeReviews(stays, users, now, {
    seed: `reviews of site ${siteId}`,
    words,
    after: { stays: made.stays.length, reviews: made.reviews.length },
  })
  return {
    users,
    homes,
    others: [...others, ...listings],
    stays: [...made.stays, ...stays],
    conversations: {
      chats: [...conversations.chats, ...chats],
      messages: [...conversations.messages, ...messages],
    },
    reviews: [...made.reviews, ...reviews],
  }
}

function listingsOf(
  site: SiteDemo,
  users: Users,
  { after, now }: { after: number; now: Date },
): PicturedListing[] {
  const random = randomOf(`listings of site ${site.siteId}`)
  const all = site.makeListings(random)
  return all.map(({ pictures, ...offered }, at) => ({
    ...demoListing({
      ...offered,
      id: after + at + 1,
      siteId: site.siteId,
      lenderId: lenderOf(random, users.lenderIds.get(offered.preset) ?? []),
      buildingId: null,
      ...datesOf(random, at / all.length, now),
    }),
    pictures,
  }))
}
