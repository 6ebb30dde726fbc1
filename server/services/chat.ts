import type { Kysely } from 'kysely'
import type { ChatMessage, Conversation, InboxEntry } from '#contract/domain/chat.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import {
  chatsOf,
  findChat,
  findChatOf,
  moveReadMark,
  openChat,
  type StoredChat,
} from '#server/db/repositories/chats.ts'
import { publish } from '#server/db/repositories/events.ts'
import { findListing, findListingsById, lockListing } from '#server/db/repositories/listings.ts'
import {
  findMessage,
  hasMessages,
  lastMessages,
  messagesOf,
} from '#server/db/repositories/messages.ts'
import { findPublicUsers } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayReadChat, mayWriteAsHost } from '#server/policies/chat.ts'
import { mayRent } from '#server/policies/listing.ts'
import type { Context, Idempotency } from './context.ts'
import { earlierRequest } from './idempotency.ts'
import { asSeenBy } from './listings.ts'
import { postMessage } from './post-message.ts'

/** The message as this reader may see it. */
function asReadBy(readerId: number, message: ChatMessage): ChatMessage {
  return message.authorId === readerId ? message : { ...message, clientKey: null }
}

async function conversationOf(
  db: Kysely<Schema>,
  viewerId: number,
  { chat, listingId, peerId }: { chat: StoredChat | null; listingId: number; peerId: number },
): Promise<Conversation> {
  const [listing] = await findListingsById(db, [listingId])
  const peers = await findPublicUsers(db, [peerId])
  const messages = chat ? await messagesOf(db, chat) : []
  return {
    chat,
    messages: messages.map((message) => asReadBy(viewerId, message)),
    peer: found(peers.get(peerId), 'user'),
    listing: asSeenBy(viewerId, found(listing, 'listing')),
  }
}

/** The renter's conversation about a listing; without a chat before the first message. */
export async function readConversationAsRenter(
  { db }: Context,
  renterId: number,
  listingId: number,
): Promise<Conversation> {
  const chat = await findChatOf(db, { listingId, renterId })
  if (chat) return conversationOf(db, renterId, { chat, listingId, peerId: chat.hostId })
  const listing = found(await findListing(db, listingId), 'listing')
  if (!mayRent(renterId, listing)) throw new Refusal('not-yours', 'This is your own item.')
  return conversationOf(db, renterId, { chat: null, listingId, peerId: listing.lenderId })
}

export async function readConversation(
  { db }: Context,
  userId: number,
  chatId: number,
): Promise<Conversation> {
  const chat = found(await findChat(db, chatId), 'chat')
  if (!mayReadChat(userId, chat)) throw new Refusal('not-yours', 'This chat is not yours.')
  const peerId = userId === chat.hostId ? chat.renterId : chat.hostId
  return conversationOf(db, userId, { chat, listingId: chat.listingId, peerId })
}

/** The user's conversations, the one with the newest message first. */
export async function readInbox({ db }: Context, userId: number): Promise<InboxEntry[]> {
  const lines = await lastMessages(db, await chatsOf(db, userId), userId)
  const peerIdOf = ({ renterId, hostId }: StoredChat) => (userId === hostId ? renterId : hostId)
  const peers = await findPublicUsers(db, [...new Set(lines.map(({ chat }) => peerIdOf(chat)))])
  const listingIds = [...new Set(lines.map(({ chat }) => chat.listingId))]
  const listings = new Map(
    (await findListingsById(db, listingIds)).map((listing) => [listing.id, listing]),
  )
  return lines.map((line) => ({
    ...line,
    lastMessage: asReadBy(userId, line.lastMessage),
    peer: found(peers.get(peerIdOf(line.chat)), 'user'),
    listing: asSeenBy(userId, found(listings.get(line.chat.listingId), 'listing')),
  }))
}

/** The reader has seen the messages up to this one. */
export async function markRead(
  { db }: Context,
  readerId: number,
  chatId: number,
  upToId: number,
): Promise<void> {
  const chat = found(await findChat(db, chatId), 'chat')
  if (!mayReadChat(readerId, chat)) throw new Refusal('not-yours', 'This chat is not yours.')
  const message = await findMessage(db, chat, upToId)
  if (message?.chatId !== chat.id) throw new Refusal('not-there', 'This message is not there.')
  await db.transaction().execute(async (trx) => {
    await moveReadMark(trx, chat, readerId, upToId)
    await publish(trx, { about: 'chat', id: chatId, userIds: [chat.renterId, chat.hostId] })
  })
}

/** Writes to the lender of a listing; the first message begins the conversation. */
export async function sendAsRenter(
  { db, now }: Context,
  renterId: number,
  { listingId, text }: { listingId: number; text: string },
  idempotency: Idempotency | null,
): Promise<ChatMessage> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockListing(trx, listingId)
    const begun = await findChatOf(trx, { listingId, renterId })
    const earlier = await writtenBefore(trx, begun, renterId, idempotency)
    if (earlier) return earlier

    const listing = found(locked, 'listing')
    if (!mayRent(renterId, listing)) throw new Refusal('not-yours', 'This is your own item.')
    const { lenderId: hostId } = listing
    const chat = begun ?? (await openChat(trx, { listingId, renterId, hostId, now: now() }))
    return postMessage(trx, {
      chat,
      authorId: renterId,
      text,
      notice: null,
      now: now(),
      idempotency,
    })
  })
}

/** Answers a renter; the host never writes first, but a reservation's notice counts as a message. */
export async function sendAsHost(
  { db, now }: Context,
  hostId: number,
  { chatId, text }: { chatId: number; text: string },
  idempotency: Idempotency | null,
): Promise<ChatMessage> {
  const chat = found(await findChat(db, chatId), 'chat')
  if (!mayWriteAsHost(hostId, chat)) throw new Refusal('not-yours', 'This chat is not yours.')
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, chat.listingId)
    const earlier = await writtenBefore(trx, chat, hostId, idempotency)
    if (earlier) return earlier

    if (!(await hasMessages(trx, chat))) {
      throw new Refusal('not-possible', 'You can answer once there is a message.')
    }
    return postMessage(trx, {
      chat,
      authorId: hostId,
      text,
      notice: null,
      now: now(),
      idempotency,
    })
  })
}

/** What the same request wrote when it came first: a replay meets no other check. */
async function writtenBefore(
  trx: Kysely<Schema>,
  chat: StoredChat | null,
  authorId: number,
  idempotency: Idempotency | null,
): Promise<ChatMessage | null> {
  if (!chat) return null
  const { listingId } = chat
  const earlier = await earlierRequest(trx, 'message', { listingId, authorId }, idempotency)
  return earlier && findMessage(trx, chat, earlier.id)
}
