import type { Listing } from '#contract/domain/listing.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { listingsPerPage, searchResultsAtMost } from '#contract/limits.ts'
import {
  activeListings,
  activeListingsOfUser,
  findListing,
  listingsOfUser,
} from '#server/db/repositories/listings.ts'
import { mayReadPrivateNotes } from '#server/policies/listing.ts'
import type { Context } from './context.ts'

/** The listing as this viewer may see it. */
export function asSeenBy(userId: number | null, listing: Listing): Listing {
  return mayReadPrivateNotes(userId, listing) ? listing : { ...listing, privateNotes: null }
}

export async function readListing(
  { db }: Context,
  viewerId: number | null,
  id: number,
): Promise<Listing> {
  return asSeenBy(viewerId, found(await findListing(db, id), 'listing'))
}

export function readOwnListings(
  { db }: Context,
  siteId: number,
  userId: number,
): Promise<Listing[]> {
  return listingsOfUser(db, userId, siteId)
}

/** What anybody may see of a user's, at most as many as of a search. */
export async function readListingsOfUser(
  { db }: Context,
  siteId: number,
  viewerId: number | null,
  userId: number,
): Promise<Listing[]> {
  const listings = await activeListingsOfUser(db, userId, { siteId, limit: searchResultsAtMost })
  return listings.map((listing) => asSeenBy(viewerId, listing))
}

/** A page of the active listings; the cursor is the last one's place in the order. */
export async function readAllListings(
  { db }: Context,
  siteId: number,
  viewerId: number | null,
  cursor: string | undefined,
): Promise<{ listings: Listing[]; nextCursor: string | null }> {
  const listings = await activeListings(db, siteId, {
    after: cursor === undefined ? null : decodeCursor(cursor),
    limit: listingsPerPage,
  })
  const last = listings.length === listingsPerPage ? listings.at(-1) : undefined
  return {
    listings: listings.map((listing) => asSeenBy(viewerId, listing)),
    nextCursor: last ? `${last.updatedOn.getTime()}-${last.id}` : null,
  }
}

function decodeCursor(cursor: string): { updatedOn: Date; id: number } {
  const [, ms, id] = /^(\d{1,13})-(\d{1,15})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) {
    throw new Refusal('invalid', 'This cursor is not one of ours.', [
      { path: 'cursor', message: 'is not one of ours.' },
    ])
  }
  return { updatedOn: new Date(Number(ms)), id: Number(id) }
}
