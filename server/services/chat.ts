import type {
  Chat,
  ChatMessage,
  Conversation,
  InboxEntry,
  MessagePage,
} from '#contract/domain/chat.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { messagesPerPage } from '#contract/limits.ts'
import {
  chatsOf,
  findChatOf,
  moveReadMark,
  type StoredChat,
} from '#server/db/repositories/chats.ts'
import { publish } from '#server/db/repositories/events.ts'
import { findListing, findListingsById } from '#server/db/repositories/listings.ts'
import {
  findMessage,
  lastMessages,
  messagesOf,
  type MessageSpan,
} from '#server/db/repositories/messages.ts'
import { latestReservations } from '#server/db/repositories/reservations.ts'
import { hasBlocked } from '#server/db/repositories/user-blocks.ts'
import { findPublicUsers } from '#server/db/repositories/users.ts'
import { assertMayRent } from './assert-may-rent.ts'
import type { Context } from './context.ts'
import { findChatFor } from './find-chat-for.ts'
import { asSeenBy } from './listings.ts'

const peerIdOf = (userId: number, { renterId, hostId }: StoredChat) =>
  userId === hostId ? renterId : hostId

function chatSeenBy(viewerId: number, chat: StoredChat): Chat {
  const { id, listingId, renterId, hostId, createdOn, renterReadId, hostReadId } = chat
  const [readUpToId, peerReadUpToId] =
    viewerId === hostId ? [hostReadId, renterReadId] : [renterReadId, hostReadId]
  return { id, listingId, renterId, hostId, createdOn, readUpToId, peerReadUpToId }
}

/** The message as this reader may see it. */
const messageReadBy = (readerId: number, message: ChatMessage): ChatMessage =>
  message.authorId === readerId ? message : { ...message, clientKey: null }

/** The renter's conversation about a listing; without a chat before the first message. */
export async function readConversationAsRenter(
  context: Context,
  renterId: number,
  listingId: number,
): Promise<Conversation> {
  const chat = await findChatOf(context.db, { listingId, renterId })
  if (chat) return conversationOf(context, renterId, chat)
  const listing = found(await findListing(context.db, listingId), 'listing')
  assertMayRent(renterId, listing)
  const { lenderId } = listing
  return {
    chat: null,
    messages: [],
    hasEarlier: false,
    peer: found((await findPublicUsers(context.db, [lenderId])).get(lenderId), 'user'),
    isBlocked: await hasBlocked(context.db, { blockerId: renterId, blockedId: lenderId }),
    listing: asSeenBy(renterId, listing),
  }
}

export const readConversation = async (
  context: Context,
  userId: number,
  chatId: number,
): Promise<Conversation> =>
  conversationOf(context, userId, await findChatFor(context.db, { userId, chatId }))

async function conversationOf(
  context: Context,
  viewerId: number,
  chat: StoredChat,
): Promise<Conversation> {
  const { db } = context
  const peerId = peerIdOf(viewerId, chat)
  const [listing] = await findListingsById(db, [chat.listingId])
  const peers = await findPublicUsers(db, [peerId])
  const { hasMore, ...page } = await pageOf(context, viewerId, chat, {})
  return {
    ...page,
    hasEarlier: hasMore,
    peer: found(peers.get(peerId), 'user'),
    isBlocked: chat.blockerIds.includes(viewerId),
    listing: asSeenBy(viewerId, found(listing, 'listing')),
  }
}

/** Messages of a conversation next to one that the reader has. */
export const readMessages = async (
  context: Context,
  readerId: number,
  chatId: number,
  span: MessageSpan,
): Promise<MessagePage> =>
  pageOf(context, readerId, await findChatFor(context.db, { userId: readerId, chatId }), span)

async function pageOf(
  { db }: Context,
  readerId: number,
  chat: StoredChat,
  span: MessageSpan,
): Promise<MessagePage> {
  // One more says that there are more.
  const atMost = messagesPerPage + 1
  const next = await messagesOf(db, chat, { readerId, span, atMost })
  const hasMore = next.length === atMost
  const isBackwards = span.after === undefined
  const messages = isBackwards ? next.slice(-messagesPerPage) : next.slice(0, messagesPerPage)
  return {
    chat: chatSeenBy(readerId, chat),
    messages: messages.map((message) => messageReadBy(readerId, message)),
    hasMore,
  }
}

/** The user's conversations, the one with the newest message first.
 *  @param chatId one of them alone */
export async function readInbox(
  { db }: Context,
  userId: number,
  chatId: number | null,
): Promise<InboxEntry[]> {
  const chats = await chatsOf(db, userId, chatId)
  const lines = await lastMessages(db, chats, userId)
  const peers = await findPublicUsers(db, [
    ...new Set(lines.map(({ chat }) => peerIdOf(userId, chat))),
  ])
  const listingIds = [...new Set(lines.map(({ chat }) => chat.listingId))]
  const listings = new Map(
    (await findListingsById(db, listingIds)).map((listing) => [listing.id, listing]),
  )
  const renterIds = [...new Set(lines.map(({ chat }) => chat.renterId))]
  const reservations = new Map(
    (await latestReservations(db, { listingIds, renterIds })).map(
      ({ listingId, renterId, ...reservation }) => [`${listingId} ${renterId}`, reservation],
    ),
  )
  return lines.map(({ chat, lastMessage, unreadCount }) => ({
    chat: chatSeenBy(userId, chat),
    lastMessage: messageReadBy(userId, lastMessage),
    unreadCount,
    peer: found(peers.get(peerIdOf(userId, chat)), 'user'),
    listing: asSeenBy(userId, found(listings.get(chat.listingId), 'listing')),
    reservation: reservations.get(`${chat.listingId} ${chat.renterId}`) ?? null,
  }))
}

/** The reader has seen the messages up to this one. */
export async function markRead(
  context: Context,
  readerId: number,
  chatId: number,
  upToId: number,
): Promise<void> {
  const { db } = context
  const chat = await findChatFor(context.db, { userId: readerId, chatId })
  const message = await findMessage(db, chat, { id: upToId, readerId })
  if (message?.chatId !== chat.id) throw new Refusal('not-there', 'This message is not there.')
  await db.transaction().execute(async (trx) => {
    if (!(await moveReadMark(trx, chat, readerId, upToId))) return
    const userIds = [chat.renterId, chat.hostId]
    await publish(trx, { about: 'read', id: chatId, readerId, upToId, userIds })
  })
}
