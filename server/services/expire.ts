import type { Kysely } from 'kysely'
import { takeImported } from '#server/db/repositories/imported-ranges.ts'
import { lockFreeListing } from '#server/db/repositories/listings.ts'
import {
  listingsWithOverdue,
  overdueRequests,
  updateStatus,
} from '#server/db/repositories/reservations.ts'
import { freeRange } from '#server/db/repositories/taken-ranges.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { recordChange } from './record-change.ts'

const listingsAtOnce = 100

/** Expires the unanswered requests of all listings, one listing after the other. A listing that somebody holds is passed
 *  by until the next round, so where several processes do so at the same time, each request expires once.
 *  @param fail hears why those of a listing could not expire; the next round tries them again */
export async function expireAllOverdue(
  { db, now, wakeMailer, wakePusher }: Context,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): Promise<void> {
  const expire = (listingId: number) =>
    db.transaction().execute(async (trx) => {
      if (await lockFreeListing(trx, listingId)) await expireOverdue(trx, listingId, now())
    })
  let ids: number[] = []
  do {
    const after = ids.at(-1) ?? 0
    ids = await listingsWithOverdue(db, { now: now(), after, limit: listingsAtOnce })
    for (const id of ids) {
      if (signal.aborted) return
      await expire(id).catch(fail)
    }
    if (ids.length > 0) {
      wakeMailer()
      wakePusher()
    }
  } while (ids.length === listingsAtOnce)
}

/** Expires the listing's unanswered requests and frees their dates; call it under the listing's lock. */
export async function expireOverdue(
  trx: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<void> {
  const overdue = await overdueRequests(trx, listingId, now)
  for (const request of overdue) {
    await updateStatus(trx, request, { status: 'expired', cancelledBy: null, note: '', now })
    await freeRange(trx, { listingId, reservationId: request.id })
    await recordChange(trx, {
      reservation: request,
      authorId: null,
      from: 'requested',
      to: 'expired',
      note: '',
      now,
      idempotency: null,
    })
  }
  if (overdue.length > 0) await takeImported(trx, listingId)
}
