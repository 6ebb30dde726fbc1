import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { findChat, findChatOf, openChat, type StoredChat } from '#server/db/repositories/chats.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { findMessage, newestMessageId } from '#server/db/repositories/messages.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayWriteAsHost } from '#server/policies/chat.ts'
import { mayRent } from '#server/policies/listing.ts'
import { assertAllowance } from './assert-allowance.ts'
import type { Context, Idempotency } from './context.ts'
import { earlierRequest } from './idempotency.ts'
import { assertMember } from './members.ts'
import { postMessage } from './post-message.ts'

/** Writes to the lender of a listing; the first message begins the conversation. */
export async function sendAsRenter(
  context: Context,
  renterId: number,
  { listingId, text }: { listingId: number; text: string },
  idempotency: Idempotency | null,
): Promise<ChatMessage> {
  const now = context.now()
  const sent = await context.db.transaction().execute(async (trx) => {
    const locked = await lockListing(trx, listingId)
    const begun = await findChatOf(trx, { listingId, renterId })
    const earlier = await writtenBefore(trx, begun, renterId, idempotency)
    if (earlier) return earlier

    // A conversation goes on when its listing is there no more, but none begins.
    const chat = begun ?? (await begin(trx, { listingId, renterId, listing: locked, now }))
    return write(context, trx, { chat, authorId: renterId, text, idempotency })
  })
  context.wakePusher()
  return sent
}

async function begin(
  trx: Kysely<Schema>,
  {
    listingId,
    renterId,
    listing,
    now,
  }: {
    listingId: number
    renterId: number
    listing: Pick<Listing, 'lenderId'> | null
    now: Date
  },
): Promise<StoredChat> {
  const { lenderId: hostId } = found(listing, 'listing')
  if (!mayRent(renterId, { lenderId: hostId })) {
    throw new Refusal('not-yours', 'This is your own item.')
  }
  return openChat(trx, { listingId, renterId, hostId, now })
}

/** Answers a renter; the host never writes first, but a reservation's notice counts as a message. */
export async function sendAsHost(
  context: Context,
  hostId: number,
  { chatId, text }: { chatId: number; text: string },
  idempotency: Idempotency | null,
): Promise<ChatMessage> {
  const { listingId } = found(await findChat(context.db, chatId), 'chat')
  const sent = await context.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    const chat = found(await findChat(trx, chatId), 'chat')
    if (!mayWriteAsHost(hostId, chat)) throw new Refusal('not-yours', 'This chat is not yours.')
    const earlier = await writtenBefore(trx, chat, hostId, idempotency)
    if (earlier) return earlier

    if ((await newestMessageId(trx, chat, hostId)) === 0) {
      throw new Refusal('not-possible', 'You can answer once there is a message.')
    }
    return write(context, trx, { chat, authorId: hostId, text, idempotency })
  })
  context.wakePusher()
  return sent
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
  return earlier && findMessage(trx, chat, { id: earlier.id, readerId: authorId })
}

/** Who is blocked is not told: what they write is seen by them alone. */
async function write(
  { now, allowances }: Context,
  trx: Kysely<Schema>,
  message: { chat: StoredChat; authorId: number; text: string; idempotency: Idempotency | null },
): Promise<ChatMessage> {
  const { chat, authorId } = message
  await assertMember(trx, authorId)
  if (chat.formerIds.length > 0) {
    throw new Refusal('not-possible', 'This account was deleted: nobody would read your message.')
  }
  if (chat.suspendedIds.length > 0) {
    throw new Refusal('not-possible', 'Nobody can write to this person at the moment.')
  }
  if (chat.blockerIds.includes(authorId)) {
    throw new Refusal('not-possible', 'You have blocked this person.')
  }
  const allowance = {
    ...allowances.message,
    sentence: 'Too many messages at once. Please wait a moment.',
  }
  await assertAllowance(trx, { userId: authorId, kind: 'message' }, allowance, now())
  const isWithheld = chat.blockerIds.length > 0
  return postMessage(trx, { ...message, notice: null, now: now(), isWithheld })
}
