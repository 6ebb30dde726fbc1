import type { Kysely } from 'kysely'
import { noticeText } from '#contract/domain/notice-text.ts'
import { openChat } from '#server/db/repositories/chats.ts'
import { queueMail } from '#server/db/repositories/mails.ts'
import { insertChange, type NewChange } from '#server/db/repositories/reservation-changes.ts'
import type { Schema } from '#server/db/schema.ts'
import { postMessage } from './post-message.ts'
import { queueForDevices } from './queue-for-devices.ts'

type Change = Omit<NewChange, 'listingId' | 'reservationId'> & {
  reservation: { id: number; listingId: number; renterId: number; lenderId: number }
  /** Where it was not its author. */
  madeBy?: 'operator' | undefined
}

/** Keeps a reservation's change, in its transaction, and tells the two: both in their conversation, which begins
 *  here when there is none, and at once where they are connected; by mail who did not make it, which are both where the
 *  operator did. */
export async function recordChange(
  trx: Kysely<Schema>,
  { reservation, madeBy, ...change }: Change,
): Promise<void> {
  const { id: reservationId, listingId } = reservation
  const changeId = await insertChange(trx, { ...change, listingId, reservationId })
  await putNotice(trx, { reservation, ...change })
  for (const recipientId of recipientsOf({ reservation, madeBy, ...change })) {
    const topic = { kind: 'change', changeId, recipientId } as const
    await queueMail(trx, { listingId, topic }, change.now)
  }
}

/** What the clock does stands in the conversation as the lender's. */
async function putNotice(
  trx: Kysely<Schema>,
  { reservation, authorId, to: status, note, now }: Change,
): Promise<void> {
  const { id, listingId, renterId, lenderId } = reservation
  const chat = await openChat(trx, { listingId, renterId, hostId: lenderId, now })
  const message = {
    chat,
    authorId: authorId ?? lenderId,
    text: noticeText(status, note),
    notice: { reservationId: id, status },
    now,
    idempotency: null,
  }
  const occasion = { about: 'reservation' as const, id, userIds: [renterId, lenderId] }
  const posted = await postMessage(trx, message, occasion)
  // The lender has not made this one.
  if (authorId === null) await queueForDevices(trx, posted, [lenderId])
}

/** Who books at once gets a confirmation as well. */
function recipientsOf({ reservation, madeBy, from, to, authorId }: Change) {
  const { renterId, lenderId } = reservation
  const isBookedAtOnce = from === null && to === 'confirmed'
  const isForBoth = isBookedAtOnce || madeBy === 'operator'
  return [lenderId, renterId].filter((id) => isForBoth || id !== authorId)
}
