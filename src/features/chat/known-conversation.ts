import type { Conversation, MessagePage } from '#contract/domain/chat.ts'
import type { ReadEvent } from '#contract/domain/event.ts'
import { joinChat, joinMessages } from '#contract/domain/join-messages.ts'

/** A conversation as this device knows it: what several answers have said, put together. */
export interface KnownConversation extends Conversation {
  /** Up to here no message is missing. An own one that the outbox has brought may stand beyond. */
  completeUpToId: number
}

/** What an answer says together with what was known. Where more has come meanwhile than one answer holds, what was
 *  known is let go: it is read anew when somebody scrolls back to it. */
export function joinConversation(
  known: KnownConversation | undefined,
  fresh: Conversation,
): KnownConversation {
  const completeUpToId = fresh.messages.at(-1)?.id ?? 0
  const [first] = fresh.messages
  const [knownFirst] = known?.messages ?? []
  if (!known || !knownFirst) return { ...fresh, completeUpToId }
  const chat = known.chat && fresh.chat ? joinChat(known.chat, fresh.chat) : fresh.chat
  // An answer from long before.
  if (completeUpToId < knownFirst.id) return { ...known, chat }
  if (first && fresh.hasEarlier && first.id > known.completeUpToId) {
    return { ...fresh, chat, completeUpToId }
  }
  const messages = joinMessages(known.messages, fresh.messages)
  return {
    ...fresh,
    chat,
    messages,
    hasEarlier: messages[0] === knownFirst ? known.hasEarlier : fresh.hasEarlier,
    completeUpToId: Math.max(known.completeUpToId, completeUpToId),
  }
}

/** With the messages that follow a place up to which none was missing; as it is where that place is not its end any
 *  more. */
export function withLater(
  conversation: KnownConversation,
  { after, page: { chat, messages } }: { after: number; page: MessagePage },
): KnownConversation {
  if (conversation.completeUpToId !== after) return conversation
  return {
    ...conversation,
    chat: conversation.chat && joinChat(conversation.chat, chat),
    messages: joinMessages(conversation.messages, messages),
    completeUpToId: messages.at(-1)?.id ?? after,
  }
}

/** With the messages that stand before one; as it is where that is not its first any more. */
export function withEarlier(
  conversation: KnownConversation,
  { before, page: { messages, hasMore } }: { before: number; page: MessagePage },
): KnownConversation {
  if (conversation.messages[0]?.id !== before) return conversation
  return {
    ...conversation,
    messages: joinMessages(messages, conversation.messages),
    hasEarlier: hasMore,
  }
}

/** With what one of the two has read; a mark never goes back. */
export function withReadBy(
  conversation: KnownConversation,
  { readerId, upToId }: Pick<ReadEvent, 'readerId' | 'upToId'>,
): KnownConversation {
  const { chat, peer } = conversation
  if (!chat) return conversation
  const mark = readerId === peer.id ? { peerReadUpToId: upToId } : { readUpToId: upToId }
  return { ...conversation, chat: joinChat(chat, { ...chat, ...mark }) }
}

const keptAtMost = 200

/** What of it is worth its room on the device. */
export function keptMessages(conversation: KnownConversation): KnownConversation {
  const { messages } = conversation
  if (messages.length <= keptAtMost) return conversation
  return { ...conversation, messages: messages.slice(-keptAtMost), hasEarlier: true }
}
