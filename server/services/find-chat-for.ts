import type { Kysely } from 'kysely'
import { found, Refusal } from '#contract/domain/refusal.ts'
import { findChat, type StoredChat } from '#server/db/repositories/chats.ts'
import type { Schema } from '#server/db/schema.ts'
import { mayReadChat } from '#server/policies/chat.ts'

/** A conversation, for one of its two alone.
 *  @param may which of them
 *  @throws Refusal 'not-there', 'not-yours' */
export async function findChatFor(
  db: Kysely<Schema>,
  { userId, chatId }: { userId: number; chatId: number },
  may = mayReadChat,
): Promise<StoredChat> {
  const chat = found(await findChat(db, chatId), 'chat')
  if (!may(userId, chat)) throw new Refusal('not-yours', 'This chat is not yours.')
  return chat
}
