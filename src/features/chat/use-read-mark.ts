import { useEffect } from 'react'
import type { Conversation, InboxEntry } from '#contract/domain/chat.ts'
import { newKey } from '#src/api/new-key.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeQuery } from '#src/cache/query-store.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { inboxQuery } from './queries.ts'

/** What is on the screen has been read: the inbox says so at once, the server as soon as it can be told. */
export function useReadMark({ chat, listing, messages }: Conversation, userId: number): void {
  const chatId = chat?.id
  const unread = messages.findLast(({ authorId, isRead }) => authorId !== userId && !isRead)?.id
  useEffect(() => {
    if (!chatId || !unread) return
    const mark = { params: { id: chatId }, body: { upToId: unread } }
    const tell = async () => {
      await queueCall('read-mark', mark, { id: newKey(), about: listing.title })
      if (queryClient.getQueryData(inboxQuery.queryKey)) await showRead(chatId)
    }
    tell().catch((error: unknown) => console.warn('What was read is not marked:', error))
  }, [chatId, unread, listing.title])
}

const showRead = (chatId: number) =>
  writeQuery<InboxEntry[]>(inboxQuery.queryKey, (entries = []) =>
    entries.map((entry) => (entry.chat.id === chatId ? { ...entry, unreadCount: 0 } : entry)),
  )
