import { nextSecond } from '#contract/domain/change-second.ts'
import { publish } from '#server/db/repositories/events.ts'
import { isSuspended } from '#server/db/repositories/suspensions.ts'
import { putBack, takeDown } from '#server/db/repositories/taken-down.ts'
import type { Context } from './context.ts'
import { assertComplete } from './edit-listing.ts'
import { underLock } from './own-listing.ts'

type Parts = Pick<Context, 'db' | 'now'>

/** Makes a listing inactive, as its lender could, and keeps its lender from making it active again. Requests and stays
 *  go on. @throws Refusal 'not-there' */
export async function takeDownListing(parts: Parts, id: number): Promise<void> {
  await underLock(parts, id, async (trx, listing) => {
    await takeDown(trx, id, nextSecond(listing.updatedOn, parts.now()))
    await publish(trx, { about: 'listing', id, userIds: [listing.lenderId] })
  })
}

/** Makes a listing active, whoever made it inactive.
 *  @returns what stands against it
 *  @throws Refusal 'not-there', 'invalid' for one that lacks something */
export async function putBackListing(parts: Parts, id: number): Promise<'lender-suspended' | null> {
  return underLock(parts, id, async (trx, listing) => {
    if (await isSuspended(trx, listing.lenderId)) return 'lender-suspended'
    assertComplete(listing)
    await putBack(trx, id, nextSecond(listing.updatedOn, parts.now()))
    await publish(trx, { about: 'listing', id, userIds: [listing.lenderId] })
    return null
  })
}
