import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { PublicUser, User } from '#contract/domain/user.ts'
import { findChat } from '#server/db/repositories/chats.ts'
import { findListingsById } from '#server/db/repositories/listings.ts'
import { countUnread, findMessage } from '#server/db/repositories/messages.ts'
import type { PushKey } from '#server/db/repositories/push-notices.ts'
import { findDevice, type PushDevice } from '#server/db/repositories/push-subscriptions.ts'
import { findPublicUsers, findUser } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'

/** What a device is told about. */
export interface PushOccasion {
  recipient: Pick<User, 'culture'>
  side: 'renter' | 'host'
  peer: Pick<PublicUser, 'id' | 'firstName' | 'isFormer'>
  listing: Pick<Listing, 'title'>
  /** The newest that was not told yet. */
  message: Pick<ChatMessage, 'chatId' | 'listingId' | 'text' | 'notice'>
  /** How many of the other's have not been read; 1 at least. */
  unreadCount: number
}

/** @returns null when there is nothing to tell any more: it was read, or the device's session is over */
export async function readPush(
  db: Kysely<Schema>,
  push: PushKey,
  now: Date,
): Promise<{ device: PushDevice; occasion: PushOccasion } | null> {
  const device = await findDevice(db, push.subscriptionId, now)
  const chat = device && (await findChat(db, push.chatId))
  if (!chat) return null
  const side = device.userId === chat.renterId ? 'renter' : 'host'
  const readId = side === 'renter' ? chat.renterReadId : chat.hostReadId
  if (readId >= push.messageId) return null

  const peerId = side === 'renter' ? chat.hostId : chat.renterId
  const message = await findMessage(db, chat, { id: push.messageId, readerId: device.userId })
  const recipient = await findUser(db, device.userId)
  const peer = (await findPublicUsers(db, [peerId])).get(peerId)
  const [listing] = await findListingsById(db, [push.listingId])
  if (!message || !recipient || !peer || !listing) return null
  const unreadCount = Math.max(1, await countUnread(db, chat, device.userId))
  return { device, occasion: { recipient, side, peer, listing, message, unreadCount } }
}
