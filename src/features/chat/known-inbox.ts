import type { ChatMessage, InboxEntry } from '#contract/domain/chat.ts'
import { joinChat } from '#contract/domain/join-messages.ts'
import type { KnownConversation } from './known-conversation.ts'

/** The inbox together with what was known, of which either may be the older one; the newest message first.
 *  @param asked what was known when the server was asked: what has begun since then may not be in its answer */
export function joinInbox(
  known: readonly InboxEntry[],
  fresh: readonly InboxEntry[],
  asked: readonly InboxEntry[],
) {
  const before = byChat(known)
  const others = byChat([...asked, ...fresh])
  const begun = known.filter(({ chat }) => !others.has(chat.id))
  const answered = fresh.map((entry) => joinEntry(before.get(entry.chat.id), entry))
  return [...begun, ...answered].sort(byLastMessage)
}

const byChat = (entries: readonly InboxEntry[]) =>
  new Map(entries.map((entry) => [entry.chat.id, entry]))

/** The inbox with one line as it is now.
 *  @param fresh absent when there is nothing to see of that conversation */
export function withEntry(known: readonly InboxEntry[], chatId: number, fresh?: InboxEntry) {
  const before = known.find(({ chat }) => chat.id === chatId)
  const others = known.filter((entry) => entry !== before)
  return fresh ? [joinEntry(before, fresh), ...others].sort(byLastMessage) : others
}

/** The line of a conversation as its messages say it.
 *  @returns null where they do not say all of it: a reservation has changed as well, or not all that is unread is there */
export function lineFrom(
  known: InboxEntry,
  { chat, messages, hasEarlier, peer }: KnownConversation,
): InboxEntry | null {
  const [first] = messages
  const lastMessage = messages.at(-1)
  if (!chat || !first || !lastMessage) return null
  if (hasEarlier && chat.readUpToId < first.id) return null
  const isNew = ({ id }: ChatMessage) => id > known.lastMessage.id
  if (messages.some((message) => isNew(message) && message.kind === 'reservation')) return null
  const unread = messages.filter(({ id, authorId }) => authorId === peer.id && id > chat.readUpToId)
  return { ...known, chat, lastMessage, unreadCount: unread.length }
}

/** The inbox after its reader has seen a conversation up to a message. */
export const withRead = (known: readonly InboxEntry[], chatId: number, upToId: number) =>
  known.map((entry) =>
    entry.chat.id === chatId
      ? joinEntry({ ...entry, chat: { ...entry.chat, readUpToId: upToId } }, entry)
      : entry,
  )

function joinEntry(known: InboxEntry | undefined, fresh: InboxEntry): InboxEntry {
  if (!known) return fresh
  const chat = joinChat(known.chat, fresh.chat)
  const later = known.lastMessage.id > fresh.lastMessage.id ? known : fresh
  const isAllRead = chat.readUpToId >= later.lastMessage.id
  return { ...later, chat, unreadCount: isAllRead ? 0 : later.unreadCount }
}

const byLastMessage = (a: InboxEntry, b: InboxEntry) => b.lastMessage.id - a.lastMessage.id
