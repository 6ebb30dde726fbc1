import type { InboxEntry } from '#contract/domain/chat.ts'
import type { ReadEvent } from '#contract/domain/event.ts'
import { conversationTag } from '#contract/domain/push-notice.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { editQuery } from '#src/cache/query-store.ts'
import { closeNotices } from '#src/live/close-notices.ts'
import { inboxKey } from './inbox-key.ts'
import { withReadBy, type KnownConversation } from './known-conversation.ts'
import { withRead } from './known-inbox.ts'

/** Shows that somebody has read a conversation up to a message, wherever it stands. What its reader was told of it by
 *  this device is told no longer.
 *  @returns whether that says all of it: of what stands behind the mark, an inbox knows the number alone */
export async function showRead(read: ReadEvent): Promise<boolean> {
  const { id: chatId, readerId, upToId } = read
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['chats'] })) {
    if ((state.data as Partial<KnownConversation> | undefined)?.chat?.id !== chatId) continue
    await editQuery<KnownConversation>(queryKey, (known) => withReadBy(known, read))
  }
  const inbox = queryClient.getQueryData<InboxEntry[]>(inboxKey)
  const line = inbox?.find(({ chat, peer }) => chat.id === chatId && peer.id !== readerId)
  const isAllRead = !line || line.unreadCount === 0 || upToId >= line.lastMessage.id
  if (isAllRead && readerId === currentUserId()) await closeNotices(conversationTag(chatId))
  if (line) await editQuery<InboxEntry[]>(inboxKey, (known) => withRead(known, chatId, upToId))
  return isAllRead
}
