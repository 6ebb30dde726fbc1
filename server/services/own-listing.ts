import type { Kysely } from 'kysely'
import { nextSecond } from '#contract/domain/change-second.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { found, Refusal, TooMany } from '#contract/domain/refusal.ts'
import { listingDatedAheadAtMostMs } from '#contract/limits.ts'
import { publish } from '#server/db/repositories/events.ts'
import { findListing, lockListing } from '#server/db/repositories/listings.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayEditListing } from '#server/policies/listing.ts'
import type { Context } from './context.ts'

/** @throws Refusal 'not-yours' */
export function assertOwner(userId: number, listing: Listing): void {
  if (!mayEditListing(userId, listing)) {
    throw new Refusal('not-yours', 'This listing is not yours.')
  }
}

/** Runs a task under the listing's lock, for its owner alone.
 *  @throws Refusal 'not-yours' */
export async function asOwner<Result>(
  context: Context,
  userId: number,
  id: number,
  task: (trx: Kysely<Schema>, listing: Listing) => Promise<Result>,
): Promise<Result> {
  return underLock(context, id, (trx, listing) => {
    assertOwner(userId, listing)
    return task(trx, listing)
  })
}

/** Runs a task under the listing's lock. @throws Refusal 'not-there' */
export async function underLock<Result>(
  { db }: Pick<Context, 'db'>,
  id: number,
  task: (trx: Kysely<Schema>, listing: Listing) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, id)
    return task(trx, found(await findListing(trx, id), 'listing'))
  })
}

/** Whoever changes a listing on and on would date it so far ahead that it comes first for days. */
function assertNear(updatedOn: Date, now: Date): void {
  const waitMs = updatedOn.getTime() - now.getTime() - listingDatedAheadAtMostMs
  if (waitMs > 0) throw new TooMany(Math.ceil(waitMs / 1000))
}

/** Runs a change of a listing for its owner alone; answers with the listing after it.
 *  @throws Refusal 'not-yours', TooMany */
export async function changeListing(
  context: Context,
  userId: number,
  id: number,
  change: (trx: Kysely<Schema>, listing: Listing, updatedOn: Date) => Promise<void>,
): Promise<Listing> {
  return asOwner(context, userId, id, async (trx, listing) => {
    const now = context.now()
    const updatedOn = nextSecond(listing.updatedOn, now)
    assertNear(updatedOn, now)
    await change(trx, listing, updatedOn)
    await publish(trx, { about: 'listing', id, userIds: [userId] })
    return found(await findListing(trx, id), 'listing')
  })
}
