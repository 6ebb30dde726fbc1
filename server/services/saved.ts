import type { Listing } from '#contract/domain/listing.ts'
import { found } from '#contract/domain/refusal.ts'
import { heartAllowance } from '#contract/limits.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { findListing, findListingsById } from '#server/db/repositories/listings.ts'
import {
  deleteSaved,
  insertSaved,
  insertSavedChange,
  savedIds,
} from '#server/db/repositories/saved-listings.ts'
import { assertAllowance } from './assert-allowance.ts'
import type { Context } from './context.ts'
import { answeredBefore } from './idempotency.ts'
import { asSeenBy } from './listings.ts'
import { assertMember } from './members.ts'

/** The last saved first; inactive ones too. */
export async function readSavedListings(
  { db }: Context,
  siteId: number,
  userId: number,
): Promise<Listing[]> {
  const listings = await findListingsById(db, await savedIds(db, siteId, userId))
  return listings.map((listing) => asSeenBy(userId, listing))
}

/** Asked twice it does the same as once. What was asked under a key is done once, also when it arrives again
 *  after the opposite.
 *  @throws Refusal 'not-there' when a listing that is not there is to be saved; TooMany */
export async function setSaved(
  { db, now }: Context,
  userId: number,
  { listingId, isSaved }: { listingId: number; isSaved: boolean },
  idempotency: Idempotency | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertMember(trx, userId)
    const listing = await findListing(trx, listingId)
    // What is not there cannot be saved meanwhile: however late the same request comes, it does the same without a key.
    if (!listing && !isSaved) return deleteSaved(trx, { userId, listingId })
    const earlier =
      idempotency &&
      (await insertSavedChange(trx, { userId, listingId, changedOn: now(), ...idempotency }))
    if (answeredBefore(earlier, idempotency)) return
    await assertAllowance(trx, { userId, kind: 'heart' }, heartAllowance, now())
    if (!isSaved) return deleteSaved(trx, { userId, listingId })
    found(listing, 'listing')
    await insertSaved(trx, { userId, listingId, savedOn: now() })
  })
}
