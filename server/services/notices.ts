import type { Kysely } from 'kysely'
import { noticeText } from '#contract/domain/notice-text.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { openChat } from '#server/db/repositories/chats.ts'
import { publish } from '#server/db/repositories/events.ts'
import { insertMessage } from '#server/db/repositories/messages.ts'
import type { Schema } from '#server/db/schema.ts'

/** Tells both of a reservation's change: in their conversation, which begins here when there is none, and at
 *  once where they are connected. */
export async function putNotice(
  db: Kysely<Schema>,
  {
    reservation,
    status,
    note,
    authorId,
    now,
  }: {
    reservation: { id: number; listingId: number; renterId: number; lenderId: number }
    status: ReservationStatus
    note: string
    authorId: number
    now: Date
  },
): Promise<void> {
  const { id, listingId, renterId, lenderId } = reservation
  const chat = await openChat(db, { listingId, renterId, hostId: lenderId, now })
  await insertMessage(db, {
    chat,
    authorId,
    text: noticeText(status, note),
    notice: { reservationId: id, status },
    now,
    idempotency: null,
  })
  const userIds = [renterId, lenderId]
  await publish(db, { about: 'reservation', id, userIds })
  await publish(db, { about: 'chat', id: chat.id, userIds })
}
