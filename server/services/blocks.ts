import type { Block } from '#contract/domain/block.ts'
import { found, invalidField, Refusal } from '#contract/domain/refusal.ts'
import { notOver, stayFault, type Stay } from '#contract/domain/stay.ts'
import { startOfHour } from '#contract/domain/zone.ts'
import { blocksAtMost } from '#contract/limits.ts'
import { blocksOf, countBlocks, removeBlock } from '#server/db/repositories/blocks.ts'
import { leaveImported, takeImported } from '#server/db/repositories/imported-ranges.ts'
import { findListing } from '#server/db/repositories/listings.ts'
import { takeRange } from '#server/db/repositories/taken-ranges.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { asOwner, assertOwner } from './own-listing.ts'

/** From the hour that has begun, soonest first. @throws Refusal 'not-yours' for all but the lender */
export async function readBlocks(
  { db, now }: Context,
  userId: number,
  listingId: number,
): Promise<Block[]> {
  const listing = found(await findListing(db, listingId), 'listing')
  assertOwner(userId, listing)
  return blocksOf(db, listingId, startOfHour(now(), listing.zone))
}

/** Keeps dates free of reservations, also those that another site has. What of them is over already is left out.
 *  @throws Refusal 'dates-taken' where a stay, a request or another block has them, 'not-possible' where too much is
 *  blocked already */
export async function blockDates(
  context: Context,
  userId: number,
  listingId: number,
  wanted: Stay,
): Promise<Block> {
  return asOwner(context, userId, listingId, async (trx, { zone }) => {
    const now = context.now()
    const stay = notOver(wanted, now, zone)
    assertBlockable(stay, now, zone)
    const count = await countBlocks(trx, listingId, startOfHour(now, zone))
    if (count >= blocksAtMost) {
      throw new Refusal('not-possible', 'Too many dates are blocked already.')
    }
    await expireOverdue(trx, listingId, now)
    await leaveImported(trx, listingId)
    const id = await takeRange(trx, { listingId, reservationId: null, stay })
    if (id === null) throw new Refusal('dates-taken', 'Those dates are taken.')
    await takeImported(trx, listingId)
    return { id, ...stay }
  })
}

function assertBlockable(stay: Stay, now: Date, zone: string): void {
  const fault = stayFault(stay, now, zone)
  if (!fault) return
  const message = fault === 'too-far' ? 'The end is too far ahead.' : 'Please select correct dates.'
  throw invalidField('DTTO', message)
}

/** Lets the dates be reserved again; asked twice it does the same as once. */
export async function unblockDates(
  context: Context,
  userId: number,
  listingId: number,
  blockId: number,
): Promise<void> {
  await asOwner(context, userId, listingId, async (trx) => {
    await removeBlock(trx, { listingId, blockId })
    await takeImported(trx, listingId)
  })
}
