import { sql, type Kysely, type Selectable } from 'kysely'
import type { Chat } from '#contract/domain/chat.ts'
import type { ChatTable, Schema } from '../schema.ts'

/** A chat with each side's last-read mark. */
export interface StoredChat extends Chat {
  renterReadId: number
  hostReadId: number
}

function chatOf(row: Selectable<ChatTable>): StoredChat {
  return {
    id: row.id,
    listingId: row.listing_id,
    renterId: row.renter_id,
    hostId: row.host_id,
    renterReadId: row.renter_read_id,
    hostReadId: row.host_read_id,
    createdOn: row.created_on,
  }
}

export async function findChat(db: Kysely<Schema>, id: number): Promise<StoredChat | null> {
  const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? chatOf(row) : null
}

export async function findChatOf(
  db: Kysely<Schema>,
  { listingId, renterId }: { listingId: number; renterId: number },
): Promise<StoredChat | null> {
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('renter_id', '=', renterId)
    .executeTakeFirst()
  return row ? chatOf(row) : null
}

export async function chatsOf(db: Kysely<Schema>, userId: number): Promise<StoredChat[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where((where) => where.or([where('renter_id', '=', userId), where('host_id', '=', userId)]))
    .execute()
  return rows.map(chatOf)
}

/** Moves one side's last-read mark forward, never back. */
export async function moveReadMark(
  db: Kysely<Schema>,
  { id, listingId, renterId }: StoredChat,
  readerId: number,
  upToId: number,
): Promise<void> {
  const column = readerId === renterId ? 'renter_read_id' : 'host_read_id'
  await db
    .updateTable('chat')
    .set({ [column]: sql<number>`greatest(${sql.ref(column)}, ${upToId})` })
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .execute()
}

/** The conversation of a renter and a listing, begun now when there is none. */
export async function openChat(
  db: Kysely<Schema>,
  {
    listingId,
    renterId,
    hostId,
    now,
  }: { listingId: number; renterId: number; hostId: number; now: Date },
): Promise<StoredChat> {
  await db
    .insertInto('chat')
    .values({ listing_id: listingId, renter_id: renterId, host_id: hostId, created_on: now })
    .onConflict((conflict) => conflict.columns(['listing_id', 'renter_id']).doNothing())
    .execute()
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('renter_id', '=', renterId)
    .executeTakeFirstOrThrow()
  return chatOf(row)
}
