import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { pushPauseMs } from '#contract/limits.ts'
import { queuePush } from '#server/db/repositories/push-notices.ts'
import type { Schema } from '#server/db/schema.ts'

/** Has the devices of these people told of a message, unless they have read it by then; in its transaction, so that
 *  nobody hears of what is rolled back. */
export async function queueForDevices(
  trx: Kysely<Schema>,
  { id: messageId, chatId, listingId, createdOn: now }: ChatMessage,
  recipientIds: number[],
): Promise<void> {
  const due = new Date(now.getTime() + pushPauseMs)
  for (const recipientId of recipientIds) {
    await queuePush(trx, { listingId, chatId, messageId, recipientId }, { now, due })
  }
}
