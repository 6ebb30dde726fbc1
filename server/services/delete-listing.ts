import type { Kysely } from 'kysely'
import { found } from '#contract/domain/refusal.ts'
import { removeExportToken, removeImport } from '#server/db/repositories/calendars.ts'
import { publish } from '#server/db/repositories/events.ts'
import { replaceImportedRanges } from '#server/db/repositories/imported-ranges.ts'
import { markDeleted } from '#server/db/repositories/listing-writes.ts'
import { findListing, lockListing, wasDeletedBy } from '#server/db/repositories/listings.ts'
import { replacePictures } from '#server/db/repositories/pictures.ts'
import { firstPending } from '#server/db/repositories/reservations.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import type { InTheWay } from './in-the-way.ts'
import { assertOwner } from './own-listing.ts'
import { viewOf } from './reservations.ts'

/** Takes a listing away for everyone and frees its pictures; what was agreed and said about it stays. Asked twice
 *  it does the same as once.
 *  @returns null once it is deleted
 *  @see docs/decisions/deleting-a-listing.md */
export async function deleteListing(
  context: Context,
  userId: number,
  id: number,
): Promise<InTheWay | null> {
  const inTheWay = await context.db.transaction().execute(async (trx) => {
    await lockListing(trx, id)
    if (await wasDeletedBy(trx, { id, userId })) return null
    assertOwner(userId, found(await findListing(trx, id), 'listing'))
    const now = context.now()
    await expireOverdue(trx, id, now)
    const pending = await firstPending(trx, id, now)
    if (pending) {
      const reason = reasons[pending.status === 'requested' ? 'requested' : 'confirmed']
      return { reason, reservation: await viewOf(trx, userId, pending) }
    }
    await takeAway(trx, id, now)
    await publish(trx, { about: 'listing', id, userIds: [userId] })
    return null
  })
  context.wakeMailer()
  context.wakePusher()
  return inTheWay
}

/** Call it under the listing's lock, once nothing is in the way. */
export async function takeAway(trx: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await replacePictures(trx, id, [])
  await removeExportToken(trx, id)
  await removeImport(trx, id)
  await replaceImportedRanges(trx, id, [])
  await markDeleted(trx, id, now)
}

const reasons = {
  requested: 'This listing cannot be deleted: a request waits for your answer.',
  confirmed: 'This listing cannot be deleted: a rental is not over yet.',
}
