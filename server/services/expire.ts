import type { Kysely } from 'kysely'
import { insertChange } from '#server/db/repositories/reservation-changes.ts'
import { overdueRequests, updateStatus } from '#server/db/repositories/reservations.ts'
import { freeRange } from '#server/db/repositories/taken-ranges.ts'
import type { Schema } from '#server/db/schema.ts'
import { putNotice } from './notices.ts'

/** Expires the listing's unanswered requests and frees their dates; call it under the listing's lock. */
export async function expireOverdue(
  trx: Kysely<Schema>,
  listingId: number,
  now: Date,
): Promise<void> {
  for (const request of await overdueRequests(trx, listingId, now)) {
    await updateStatus(trx, request, { status: 'expired', cancelledBy: null, note: '', now })
    await freeRange(trx, { listingId, reservationId: request.id })
    await insertChange(trx, {
      listingId,
      reservationId: request.id,
      authorId: null,
      from: 'requested',
      to: 'expired',
      note: '',
      now,
      idempotency: null,
    })
    await putNotice(trx, {
      reservation: request,
      status: 'expired',
      note: '',
      authorId: request.lenderId,
      now,
    })
  }
}
