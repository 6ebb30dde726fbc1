import { sql, type Kysely } from 'kysely'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import type { Schema } from '#server/db/schema.ts'

/** All that the database holds of a listing's stays. */
export type Stored = Awaited<ReturnType<typeof readStored>>

interface StoredRange {
  id: number
  kind: 'reservation' | 'block'
  reservationId: number | null
  from: Date
  to: Date
  isActive: boolean
}

interface StoredMessage {
  renterId: number
  authorId: number
  text: string
  reservationId: number | null
  status: string
}

export async function readStored(db: Kysely<Schema>, listingId: number) {
  const reservations = await db
    .selectFrom('reservation')
    .selectAll()
    .where('listing_id', '=', listingId)
    .execute()
  const changes = await db
    .selectFrom('reservation_change')
    .selectAll()
    .$narrowType<{ from_status: ReservationStatus | null; to_status: ReservationStatus }>()
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute()
  const { rows: ranges } = await sql<StoredRange>`
    select id, kind, reservation_id as "reservationId", lower(during) as "from", upper(during) as "to",
      is_active as "isActive"
    from taken_range where listing_id = ${listingId} order by id`.execute(db)
  const chats = await db
    .selectFrom('chat')
    .select('renter_id')
    .where('listing_id', '=', listingId)
    .execute()
  const { rows: messages } = await sql<StoredMessage>`
    select renter_id as "renterId", author_id as "authorId", text, reservation_id as "reservationId", status
    from message join chat on chat.listing_id = message.listing_id and chat.id = message.chat_id
    where message.listing_id = ${listingId} order by message.id`.execute(db)
  return { reservations, changes, ranges, chats, messages }
}
