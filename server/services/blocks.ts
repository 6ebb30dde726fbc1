import type { Block } from '#contract/domain/block.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { stayFault, type Stay } from '#contract/domain/stay.ts'
import { startOfHour } from '#contract/domain/zone.ts'
import { blocksOf, insertBlock, removeBlock } from '#server/db/repositories/blocks.ts'
import { findListing, lockListing } from '#server/db/repositories/listings.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { assertOwner } from './listings.ts'

/** From now on, soonest first. @throws Refusal 'not-yours' for all but the lender */
export async function readBlocks(
  { db, now }: Context,
  userId: number,
  listingId: number,
): Promise<Block[]> {
  assertOwner(userId, found(await findListing(db, listingId), 'listing'))
  return blocksOf(db, listingId, now())
}

/** Keeps dates free of reservations. What of them is over already is left out.
 *  @throws Refusal 'dates-taken' where a stay, a request or another block has them */
export async function blockDates(
  { db, now }: Context,
  userId: number,
  listingId: number,
  { from, to }: Stay,
): Promise<Block> {
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    const listing = found(await findListing(trx, listingId), 'listing')
    assertOwner(userId, listing)
    const earliest = startOfHour(now(), listing.zone)
    const stay = { from: from < earliest ? earliest : from, to }
    assertBlockable(stay, now(), listing.zone)
    await expireOverdue(trx, listingId, now())
    const id = await insertBlock(trx, listingId, stay)
    if (id === null) throw new Refusal('dates-taken', 'Those dates are taken.')
    return { id, ...stay }
  })
}

function assertBlockable(stay: Stay, now: Date, zone: string): void {
  const fault = stayFault(stay, now, zone)
  if (!fault) return
  const message = fault === 'too-far' ? 'The end is too far ahead.' : 'Please select correct dates.'
  throw new Refusal('invalid', message, [{ path: 'DTTO', message }])
}

/** Lets the dates be reserved again; asked twice it does the same as once. */
export async function unblockDates(
  { db }: Context,
  userId: number,
  listingId: number,
  blockId: number,
): Promise<void> {
  assertOwner(userId, found(await findListing(db, listingId), 'listing'))
  await removeBlock(db, { listingId, blockId })
}
