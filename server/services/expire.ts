import type { Kysely } from 'kysely'
import { takeImported } from '#server/db/repositories/imported-ranges.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
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

/** Expires the unanswered requests of all listings, as long as there are some. Where several processes do so at
 *  the same time, each request expires once: who comes second to a listing finds nothing left. */
export async function expireAllOverdue({
  db,
  now,
  wakeMailer,
  wakePusher,
}: Context): Promise<void> {
  for (;;) {
    const ids = await listingsWithOverdue(db, { now: now(), limit: listingsAtOnce })
    for (const id of ids) {
      await db.transaction().execute(async (trx) => {
        await lockListing(trx, id)
        await expireOverdue(trx, id, now())
      })
    }
    if (ids.length > 0) {
      wakeMailer()
      wakePusher()
    }
    if (ids.length < listingsAtOnce) return
  }
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
