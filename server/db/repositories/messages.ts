import { sql, type Kysely } from 'kysely'
import { messageKinds, type ChatMessage } from '#contract/domain/chat.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { anyOf } from '../any-of.ts'
import { keyColumns, type Idempotency } from '../idempotency.ts'
import type { Schema } from '../schema.ts'
import type { StoredChat } from './chats.ts'

const columns = [
  'message.id',
  'message.chat_id',
  'message.listing_id',
  'message.author_id',
  'message.kind_id',
  'message.status',
  'message.reservation_id',
  'message.text',
  'message.created_on',
  'message.idempotency_key',
] as const

const selectMessages = (db: Kysely<Schema>) =>
  db
    .selectFrom('message')
    .innerJoin('app_user', 'app_user.id', 'message.author_id')
    .select(columns)
    .select('app_user.first_name')

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

function messageOf(row: MessageRow, chat: StoredChat): ChatMessage {
  const readByOther = row.author_id === chat.renterId ? chat.hostReadId : chat.renterReadId
  return {
    id: row.id,
    chatId: row.chat_id,
    listingId: row.listing_id,
    hostId: chat.hostId,
    authorId: row.author_id,
    authorFirstName: row.first_name,
    kind: messageKinds[row.kind_id] ?? 'text',
    notice: (row.status || null) as ReservationStatus | null,
    reservationId: row.reservation_id,
    text: row.text,
    isRead: row.id <= readByOther,
    createdOn: row.created_on,
    clientKey: row.idempotency_key,
  }
}

/** What of a conversation is asked for: what is next to a message that is known, otherwise the newest. */
export interface MessageSpan {
  after?: number | undefined
  before?: number | undefined
}

/** What one of the two may see of their conversation, oldest first.
 *  @returns at most so many, those next to the known message */
export async function messagesOf(
  db: Kysely<Schema>,
  chat: StoredChat,
  {
    readerId,
    span: { after, before },
    atMost,
  }: { readerId: number; span: MessageSpan; atMost: number },
): Promise<ChatMessage[]> {
  let query = selectMessages(db)
    .where('message.listing_id', '=', chat.listingId)
    .where('chat_id', '=', chat.id)
    .where(isSeenBy(readerId))
    .orderBy('message.id', after === undefined ? 'desc' : 'asc')
    .limit(atMost)
  if (after !== undefined) query = query.where('message.id', '>', after)
  if (before !== undefined) query = query.where('message.id', '<', before)
  const messages = (await query.execute()).map((row) => messageOf(row, chat))
  return after === undefined ? messages.toReversed() : messages
}

const isSeenBy = (readerId: number) => sql<boolean>`(not is_withheld or author_id = ${readerId})`

/** Of what one of the two may see; 0 before the first message. */
export async function newestMessageId(
  db: Kysely<Schema>,
  chat: StoredChat,
  readerId: number,
): Promise<number> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('listing_id', '=', chat.listingId)
    .where('chat_id', '=', chat.id)
    .where(isSeenBy(readerId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** How many of a chat the reader has not seen of the other's. */
const unreadCount = (readerId: number) => sql<number>`(
  select count(*) from message
  where message.listing_id = chat.listing_id and message.chat_id = chat.id
    and message.id > case when renter_id = ${readerId} then renter_read_id else host_read_id end
    and author_id <> ${readerId} and not is_withheld
)`

export async function countUnread(
  db: Kysely<Schema>,
  chat: StoredChat,
  readerId: number,
): Promise<number> {
  const row = await db
    .selectFrom('chat')
    .select(unreadCount(readerId).as('count'))
    .where('listing_id', '=', chat.listingId)
    .where('id', '=', chat.id)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The newest message of each chat, and how many are unread. Each chat is asked for its own, which is where an index
 *  ends; of all chats at once every message is read. */
export async function lastMessages(
  db: Kysely<Schema>,
  chats: StoredChat[],
  readerId: number,
): Promise<{ chat: StoredChat; lastMessage: ChatMessage; unreadCount: number }[]> {
  const byId = new Map(chats.map((chat) => [chat.id, chat]))
  const ids = [...byId.keys()]
  const listingIds = [...new Set(chats.map(({ listingId }) => listingId))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('chat')
    .crossJoinLateral(({ selectFrom }) =>
      selectFrom('message')
        .selectAll()
        .whereRef('message.listing_id', '=', 'chat.listing_id')
        .whereRef('message.chat_id', '=', 'chat.id')
        .where(isSeenBy(readerId))
        .orderBy('message.id', 'desc')
        .limit(1)
        .as('message'),
    )
    .innerJoin('app_user', 'app_user.id', 'message.author_id')
    .select(columns)
    .select(['app_user.first_name', unreadCount(readerId).as('unread_count')])
    .where('chat.listing_id', '=', anyOf(listingIds))
    .where('chat.id', '=', anyOf(ids))
    .orderBy('message.id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const chat = byId.get(row.chat_id)
    if (!chat) return []
    return [{ chat, lastMessage: messageOf(row, chat), unreadCount: row.unread_count }]
  })
}

/** @returns null also for one that the reader may not see */
export async function findMessage(
  db: Kysely<Schema>,
  chat: StoredChat,
  { id, readerId }: { id: number; readerId: number },
): Promise<ChatMessage | null> {
  const row = await selectMessages(db)
    .where('message.listing_id', '=', chat.listingId)
    .where('message.id', '=', id)
    .where(isSeenBy(readerId))
    .executeTakeFirst()
  return row ? messageOf(row, chat) : null
}

export interface NewMessage {
  chat: StoredChat
  authorId: number
  text: string
  /** The reservation that the message is a notice of; null for text. */
  notice: { reservationId: number; status: ReservationStatus } | null
  now: Date
  idempotency: Idempotency | null
  /** Seen by its author alone. */
  isWithheld?: boolean
}

export async function insertMessage(db: Kysely<Schema>, message: NewMessage): Promise<ChatMessage> {
  const row = await db
    .insertInto('message')
    .values({
      listing_id: message.chat.listingId,
      chat_id: message.chat.id,
      author_id: message.authorId,
      kind_id: messageKinds.indexOf(message.notice ? 'reservation' : 'text'),
      text: message.text,
      reservation_id: message.notice?.reservationId ?? null,
      status: message.notice?.status ?? '',
      created_on: message.now,
      ...keyColumns(message.idempotency),
      is_withheld: message.isWithheld ?? false,
    })
    .returning(columns)
    .returning(({ selectFrom }) =>
      selectFrom('app_user')
        .select('first_name')
        .whereRef('app_user.id', '=', 'message.author_id')
        .$asScalar()
        .$notNull()
        .as('first_name'),
    )
    .executeTakeFirstOrThrow()
  return messageOf(row, message.chat)
}
