import type { ListingForm } from '#contract/domain/listing.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { listingsAtMost } from '#contract/limits.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { publish } from '#server/db/repositories/events.ts'
import {
  findCreation,
  insertCreation,
  lockLender,
} from '#server/db/repositories/listing-creations.ts'
import { countListingsOf } from '#server/db/repositories/listings.ts'
import { insertListing } from '#server/db/repositories/listing-writes.ts'
import { assertAllowance } from './assert-allowance.ts'
import type { Context } from './context.ts'
import { assertTypeOfSite } from './edit-listing.ts'
import { answeredBefore } from './idempotency.ts'
import { assertMember } from './members.ts'

/** The key has made a listing already, out of another form; carries which and when, so that the lender can edit it for as
 *  long as it is as it was made. */
export class ListingMade extends Refusal {
  readonly listingId: number
  readonly createdOn: Date

  constructor({ listingId, createdOn }: { listingId: number; createdOn: Date }) {
    super('key-reused', 'This key belongs to another request.')
    this.listingId = listingId
    this.createdOn = createdOn
  }
}

/** Makes an inactive listing, under one key once.
 *  @returns its id
 *  @throws ListingMade when the key made one of another form
 *  @throws TooMany when the user has made as many as one may at once, Refusal 'not-possible' when they have as many as one
 *  may have */
export async function createListing(
  { db, now, allowances }: Context,
  siteId: number,
  userId: number,
  form: ListingForm,
  idempotency: Idempotency | null,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (idempotency) {
      await lockLender(trx, userId)
      const known = await findCreation(trx, { userId, key: idempotency.key })
      const earlier = answeredBefore(known, idempotency, (made) => new ListingMade(made))
      if (earlier) return earlier.listingId
    }
    await assertMember(trx, userId)
    assertTypeOfSite(siteId, form)
    const updatedOn = now()
    await assertAllowance(trx, { userId, kind: 'listing' }, allowances.listing, updatedOn)
    // The user's allowance is locked: two at once do not pass each other.
    if ((await countListingsOf(trx, userId, siteId)) >= listingsAtMost) {
      throw new Refusal('not-possible', 'You have as many listings as one may have.')
    }
    const listingId = await insertListing(trx, { siteId, userId, content: form, updatedOn })
    if (idempotency) await insertCreation(trx, { userId, listingId, ...idempotency })
    await publish(trx, { about: 'listing', id: listingId, userIds: [userId] })
    return listingId
  })
}
