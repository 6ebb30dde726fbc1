import type { Insertable } from 'kysely'
import type { ReviewTable } from '#server/db/schema.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf, type Random } from '../random.ts'
import { statusOf, type PlannedStay } from '../stays/plan.ts'
import { daysFrom } from '../time.ts'
import type { ReviewWords } from './review-words.ts'
import { Sentences, writeOfListing, writeOfPerson } from './write-review.ts'

export type ReviewRow = Insertable<ReviewTable> & { id: number; created_on: Date }

/** Of those who have stayed, most write, and most of their hosts answer. */
const renterWrites = 0.86
const lenderWrites = 0.8
const saysNothing = 0.07

export interface ReviewsToMake {
  seed: string
  words: ReviewWords
  /** How many there are already: ids count on from there. */
  after: { stays: number; reviews: number }
}

/** What both sides have said of the stays that are over, the oldest first. The two printed accounts
 *  have a stay each that they have not reviewed yet, so that it can be tried.
 *  @param stays in the order of their ids */
export function makeReviews(
  stays: readonly PlannedStay[],
  users: Users,
  now: Date,
  { seed, words, after }: ReviewsToMake,
): ReviewRow[] {
  const random = randomOf(seed)
  const sentencesAbout = memoised(() => new Sentences(random))
  const left = leftToThePrinted(stays, users, now)
  const nameOf = (id: number) => users.rows[id - 1]?.first_name ?? ''

  const written = stays.flatMap((stay, at): Draft[] => {
    if (!isOver(stay, now)) return []
    const toWrite = left.get(stay)
    const writes = (side: Side) =>
      toWrite ? toWrite !== side : random.chance(side === 'renter' ? renterWrites : lenderWrites)
    const desk = { random, words, sentencesAbout, nameOf }
    const id = after.stays + at + 1
    return [
      ...(writes('renter') ? [byRenter(stay, id, desk)] : []),
      ...(writes('lender') ? [byLender(stay, id, desk)] : []),
    ]
  })
  return written
    .filter(({ created_on }) => created_on < now)
    .sort((a, b) => a.created_on.getTime() - b.created_on.getTime())
    .map((row, at) => ({ ...row, id: after.reviews + at + 1 }))
}

type Side = ReviewRow['side']
type Draft = Omit<ReviewRow, 'id'>

interface Desk {
  random: Random
  words: ReviewWords
  sentencesAbout(subject: string): Sentences
  nameOf(id: number): string
}

function byRenter(stay: PlannedStay, reservationId: number, desk: Desk): Draft {
  const { random, words, sentencesAbout } = desk
  const { id, lenderId } = stay.listing
  const stars = starsFor(random, randomOf(`level ${id}`).between(-0.7, 1))
  const forLender = Math.min(5, Math.max(stars, 3) + (random.chance(0.5) ? 1 : 0))
  const isSilent = random.chance(saysNothing)
  const lender = { words: words.ofLenders, name: desk.nameOf(lenderId) }
  return {
    listing_id: id,
    reservation_id: reservationId,
    side: 'renter',
    author_id: stay.renterId,
    subject_id: lenderId,
    stars_user: forLender,
    text_user: isSilent ? '' : writeOfPerson(sentencesAbout(`user ${lenderId}`), lender, forLender),
    stars_item: stars,
    text_item: isSilent
      ? ''
      : writeOfListing(sentencesAbout(`listing ${id}`), { ...stay, words }, stars),
    created_on: daysFrom(stay.to, random.between(0.2, 8)),
  }
}

function byLender(stay: PlannedStay, reservationId: number, desk: Desk): Draft {
  const { random, words, sentencesAbout } = desk
  const { listing, renterId } = stay
  const stars = starsFor(random, randomOf(`manners ${renterId}`).between(-0.3, 1))
  const isSilent = random.chance(saysNothing)
  const renter = { words: words.ofRenters, name: desk.nameOf(renterId) }
  return {
    listing_id: listing.id,
    reservation_id: reservationId,
    side: 'lender',
    author_id: listing.lenderId,
    subject_id: renterId,
    stars_user: stars,
    text_user: isSilent ? '' : writeOfPerson(sentencesAbout(`user ${renterId}`), renter, stars),
    stars_item: null,
    text_item: null,
    created_on: daysFrom(stay.to, random.between(0.1, 5)),
  }
}

const isOver = (stay: PlannedStay, now: Date) => statusOf(stay) === 'confirmed' && stay.to < now

/** Which side of which stay still has to write. */
function leftToThePrinted(
  stays: readonly PlannedStay[],
  { renterId, lenderId }: Users,
  now: Date,
): Map<PlannedStay, Side> {
  const over = stays.filter((stay) => isOver(stay, now))
  const own = over.findLast((stay) => stay.renterId === renterId)
  const hosted = over.findLast((stay) => stay.listing.lenderId === lenderId && stay !== own)
  const left = new Map<PlannedStay, Side>()
  if (own) left.set(own, 'renter')
  if (hosted) left.set(hosted, 'lender')
  return left
}

/** Mostly five and four. @param level from −1, where little is right, to 1 */
function starsFor(random: Random, level: number): number {
  const good = 1 + level
  return random.weighted([5, 4, 3, 2], [24 + 36 * good, 34, 18 - 7 * good, 6 - 3 * good])
}

function memoised<T>(make: () => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }
}

interface Sums {
  review_count: number
  stars_sum: number
}

/** What stands in the rows of listings and users, by their ids. */
export function ratingSums(reviews: readonly ReviewRow[]) {
  const listings = new Map<number, Sums>()
  const users = new Map<number, Sums>()
  const add = (sums: Map<number, Sums>, id: number, stars: number) => {
    const { review_count, stars_sum } = sums.get(id) ?? { review_count: 0, stars_sum: 0 }
    sums.set(id, { review_count: review_count + 1, stars_sum: stars_sum + stars })
  }
  for (const { listing_id, subject_id, stars_user, stars_item } of reviews) {
    add(users, subject_id, stars_user)
    if (typeof stars_item === 'number') add(listings, listing_id, stars_item)
  }
  const none: Sums = { review_count: 0, stars_sum: 0 }
  return {
    ofListing: (id: number) => listings.get(id) ?? none,
    ofUser: (id: number) => users.get(id) ?? none,
  }
}
