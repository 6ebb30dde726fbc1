import type { Listing } from '#contract/domain/listing.ts'
import { found } from '#contract/domain/refusal.ts'
import { findListing, findListingsById } from '#server/db/repositories/listings.ts'
import { deleteSaved, insertSaved, savedIds } from '#server/db/repositories/saved-listings.ts'
import type { Context } from './context.ts'
import { asSeenBy } from './listings.ts'

/** The last saved first; inactive ones too. */
export async function readSavedListings(
  { db }: Context,
  siteId: number,
  userId: number,
): Promise<Listing[]> {
  const listings = await findListingsById(db, await savedIds(db, siteId, userId))
  return listings.map((listing) => asSeenBy(userId, listing))
}

/** Asked twice it does the same as once.
 *  @throws Refusal 'not-there' when a listing that is not there is to be saved */
export async function setSaved(
  { db, now }: Context,
  userId: number,
  listingId: number,
  isSaved: boolean,
): Promise<void> {
  if (!isSaved) return deleteSaved(db, { userId, listingId })
  found(await findListing(db, listingId), 'listing')
  await insertSaved(db, { userId, listingId, savedOn: now() })
}
