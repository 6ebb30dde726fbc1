import type { SiteDemo } from '#server/demo/sites/site-demo.ts'
import { makeListings } from './demo/make-listings.ts'
import { reviewWords } from './demo/review-words.ts'
import { talk } from './demo/talk.ts'
import { ridelend } from './site.ts'

export const demo: SiteDemo = {
  siteId: ridelend.id,
  makeListings,
  counts: { stays: 150, openRequests: 5, inquiries: 16 },
  talk,
  reviewWords,
}
