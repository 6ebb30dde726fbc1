import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { found, Refusal } from '#contract/domain/refusal.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { findChat, findChatOf, openChat, type StoredChat } from '#server/db/repositories/chats.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { findMessage, newestMessageId } from '#server/db/repositories/messages.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayWriteAsHost } from '#server/policies/chat.ts'
import { assertAllowance } from './assert-allowance.ts'
import { assertMayRent } from './assert-may-rent.ts'
import type { Context } from './context.ts'
import { findChatFor } from './find-chat-for.ts'
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
  const message = { listingId, authorId: renterId, text, idempotency }
  return send(context, message, async (trx, listing) => {
    // A conversation goes on when its listing is there no more, but none begins.
    const begun = await findChatOf(trx, { listingId, renterId })
    return begun ?? begin(trx, { listingId, renterId, listing, now: context.now() })
  })
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
  assertMayRent(renterId, { lenderId: hostId })
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
  return send(context, { listingId, authorId: hostId, text, idempotency }, async (trx) => {
    const chat = await findChatFor(trx, { userId: hostId, chatId }, mayWriteAsHost)
    if ((await newestMessageId(trx, chat, hostId)) === 0) {
      throw new Refusal('not-possible', 'You can answer once there is a message.')
    }
    return chat
  })
}

/** Writes into a conversation, all in one transaction under the listing's lock.
 *  The key is looked up before any other check: a replay would meet its own first effect.
 *  @param open finds the conversation, or begins it */
async function send(
  context: Context,
  {
    listingId,
    authorId,
    text,
    idempotency,
  }: { listingId: number; authorId: number; text: string; idempotency: Idempotency | null },
  open: (trx: Kysely<Schema>, listing: Pick<Listing, 'lenderId'> | null) => Promise<StoredChat>,
): Promise<ChatMessage> {
  const sent = await context.db.transaction().execute(async (trx) => {
    const listing = await lockListing(trx, listingId)
    const earlier = await earlierRequest(trx, 'message', { listingId, authorId }, idempotency)
    if (!earlier) await takeTurn(context, trx, authorId)
    // Only now, when nobody is waited for any more: meanwhile one may have blocked the other, or be gone.
    const chat = await open(trx, listing)
    if (earlier) {
      return found(await findMessage(trx, chat, { id: earlier.id, readerId: authorId }), 'message')
    }
    assertMayWrite(chat, authorId)
    const isWithheld = chat.blockerIds.length > 0
    const message = { chat, authorId, text, notice: null, now: context.now(), idempotency }
    return postMessage(trx, { ...message, isWithheld })
  })
  context.wakePusher()
  return sent
}

/** Waits for other messages of the same author.
 *  @throws Refusal 'login-needed', TooMany */
async function takeTurn(
  { now, allowances }: Context,
  trx: Kysely<Schema>,
  authorId: number,
): Promise<void> {
  await assertMember(trx, authorId)
  const allowance = {
    ...allowances.message,
    sentence: 'Too many messages at once. Please wait a moment.',
  }
  await assertAllowance(trx, { userId: authorId, kind: 'message' }, allowance, now())
}

/** Who is blocked is not told: what they write is seen by them alone.
 *  @throws Refusal 'not-possible' */
function assertMayWrite(chat: StoredChat, authorId: number): void {
  if (chat.formerIds.length > 0) {
    throw new Refusal('not-possible', 'This account was deleted: nobody would read your message.')
  }
  if (chat.suspendedIds.length > 0) {
    throw new Refusal('not-possible', 'Nobody can write to this person at the moment.')
  }
  if (chat.blockerIds.includes(authorId)) {
    throw new Refusal('not-possible', 'You have blocked this person.')
  }
}
