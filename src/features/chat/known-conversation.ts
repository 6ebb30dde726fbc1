import type { Conversation, MessagePage } from '#contract/domain/chat.ts'
import { joinChat, joinMessages } from '#contract/domain/join-messages.ts'

/** A conversation as this device knows it: what several answers have said, put together. */
export interface KnownConversation extends Conversation {
  /** Up to here no message is missing. An own one that the outbox has brought may stand beyond. */
  completeUpToId: number
}

/** What an answer says together with what was known. Where too much has come meanwhile for one answer, what was
 *  known is let go: it is read anew when somebody scrolls back to it. */
export function joinConversation(
  known: KnownConversation | undefined,
  fresh: Conversation,
): KnownConversation {
  const completeUpToId = fresh.messages.at(-1)?.id ?? 0
  const first = fresh.messages[0]
  const isApart = fresh.hasEarlier && known && first && first.id > known.completeUpToId
  if (!known || isApart) return { ...fresh, completeUpToId }
  const messages = joinMessages(known.messages, fresh.messages)
  return {
    ...fresh,
    chat: known.chat && fresh.chat ? joinChat(known.chat, fresh.chat) : fresh.chat,
    messages,
    hasEarlier: messages[0] === known.messages[0] ? known.hasEarlier : fresh.hasEarlier,
    completeUpToId: Math.max(known.completeUpToId, completeUpToId),
  }
}

/** With the messages that follow the last one before which none is missing. */
export const withLater = (
  conversation: KnownConversation,
  { chat, messages }: MessagePage,
): KnownConversation => ({
  ...conversation,
  chat: conversation.chat && joinChat(conversation.chat, chat),
  messages: joinMessages(conversation.messages, messages),
  completeUpToId: messages.at(-1)?.id ?? conversation.completeUpToId,
})

/** With the messages that stand before the first one. */
export const withEarlier = (
  conversation: KnownConversation,
  { chat, messages, hasMore }: MessagePage,
): KnownConversation => ({
  ...conversation,
  chat: conversation.chat && joinChat(conversation.chat, chat),
  messages: joinMessages(conversation.messages, messages),
  hasEarlier: hasMore,
})

const keptAtMost = 200

/** What of it is worth its room on the device. */
export function keptMessages(conversation: KnownConversation): KnownConversation {
  const { messages } = conversation
  if (messages.length <= keptAtMost) return conversation
  return { ...conversation, messages: messages.slice(-keptAtMost), hasEarlier: true }
}
