import { sql, type Kysely } from 'kysely'
import type { Chat } from '#contract/domain/chat.ts'
import type { Schema } from '../schema.ts'

/** A chat with each side's last-read mark. */
export interface StoredChat extends Omit<Chat, 'readUpToId' | 'peerReadUpToId'> {
  renterReadId: number
  hostReadId: number
  /** Which of the two have blocked the other. */
  blockerIds: number[]
  /** Which of the two have deleted their account. */
  formerIds: number[]
  /** Which of the two are suspended. */
  suspendedIds: number[]
}

const selectChats = (db: Kysely<Schema>) =>
  db
    .selectFrom('chat')
    .select([
      'id',
      'listing_id',
      'renter_id',
      'host_id',
      'renter_read_id',
      'host_read_id',
      'created_on',
    ])
    .select(
      sql<number[]>`array(
        select blocker_id from user_block
        where (blocker_id, blocked_id) in ((renter_id, host_id), (host_id, renter_id))
      )`.as('blocker_ids'),
    )
    .select(
      sql<number[]>`array(
        select id from app_user where id in (renter_id, host_id) and deleted_at is not null
      )`.as('former_ids'),
    )
    .select(
      sql<number[]>`array(
        select id from app_user where id in (renter_id, host_id) and suspended_at is not null
      )`.as('suspended_ids'),
    )

type ChatRow = Awaited<ReturnType<ReturnType<typeof selectChats>['executeTakeFirstOrThrow']>>

function chatOf(row: ChatRow): StoredChat {
  return {
    id: row.id,
    listingId: row.listing_id,
    renterId: row.renter_id,
    hostId: row.host_id,
    renterReadId: row.renter_read_id,
    hostReadId: row.host_read_id,
    blockerIds: row.blocker_ids,
    formerIds: row.former_ids,
    suspendedIds: row.suspended_ids,
    createdOn: row.created_on,
  }
}

export async function findChat(db: Kysely<Schema>, id: number): Promise<StoredChat | null> {
  const row = await selectChats(db).where('id', '=', id).executeTakeFirst()
  return row ? chatOf(row) : null
}

export async function findChatOf(
  db: Kysely<Schema>,
  { listingId, renterId }: { listingId: number; renterId: number },
): Promise<StoredChat | null> {
  const row = await selectChats(db)
    .where('listing_id', '=', listingId)
    .where('renter_id', '=', renterId)
    .executeTakeFirst()
  return row ? chatOf(row) : null
}

/** @param id one of them alone */
export async function chatsOf(
  db: Kysely<Schema>,
  userId: number,
  id: number | null,
): Promise<StoredChat[]> {
  const rows = await selectChats(db)
    .where((where) => where.or([where('renter_id', '=', userId), where('host_id', '=', userId)]))
    .$if(id !== null, (query) => query.where('id', '=', id))
    .execute()
  return rows.map(chatOf)
}

/** Moves one side's last-read mark forward, never back. @returns whether it moved */
export async function moveReadMark(
  db: Kysely<Schema>,
  { id, listingId, renterId }: StoredChat,
  readerId: number,
  upToId: number,
): Promise<boolean> {
  const column = readerId === renterId ? 'renter_read_id' : 'host_read_id'
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ [column]: upToId })
    .where('listing_id', '=', listingId)
    .where('id', '=', id)
    .where(column, '<', upToId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
  const row = await selectChats(db)
    .where('listing_id', '=', listingId)
    .where('renter_id', '=', renterId)
    .executeTakeFirstOrThrow()
  return chatOf(row)
}
