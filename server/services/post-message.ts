import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { publish, type Notification } from '#server/db/repositories/events.ts'
import { insertMessage, type NewMessage } from '#server/db/repositories/messages.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueForDevices } from './queue-for-devices.ts'

/** Puts a message into a conversation and tells those who see it, in one transaction. It is under the listing's lock,
 *  so that messages get their ids in the order in which they are seen.
 *  @param occasion what the message is a notice of, told before it */
export async function postMessage(
  trx: Kysely<Schema>,
  message: NewMessage,
  ...occasion: Notification[]
): Promise<ChatMessage> {
  const posted = await insertMessage(trx, message)
  const { id, renterId, hostId } = message.chat
  const userIds = message.isWithheld ? [message.authorId] : [renterId, hostId]
  await publish(trx, ...occasion, { about: 'chat', id, userIds })
  const readerIds = userIds.filter((each) => each !== message.authorId)
  await queueForDevices(trx, posted, readerIds)
  return posted
}
