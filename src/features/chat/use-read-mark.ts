import { useEffect } from 'react'
import { newKey } from '#src/api/new-key.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { log } from '#src/log.ts'
import { isNews } from './is-news.ts'
import type { KnownConversation } from './known-conversation.ts'
import { showRead } from './show-read.ts'
import { usePageIsVisible } from './use-page-is-visible.ts'

/** What is on the screen has been read: this device says so at once, the server as soon as it can be told.
 *  @param isAtEnd whether the newest is in sight */
export function useReadMark(
  { chat, listing, messages }: KnownConversation,
  userId: number,
  isAtEnd: boolean,
): void {
  const isVisible = usePageIsVisible()
  const chatId = chat?.id
  const newest = messages.findLast((message) => isNews(message, userId))?.id ?? 0
  const unread = newest > (chat?.readUpToId ?? 0) ? newest : null
  useEffect(() => {
    if (!isVisible || !isAtEnd || !chatId || !unread) return
    const mark = { params: { id: chatId }, body: { upToId: unread } }
    const tell = async () => {
      await queueCall('read-mark', mark, { id: newKey(), about: listing.title })
      await showRead({ about: 'read', id: chatId, readerId: userId, upToId: unread })
    }
    tell().catch((error: unknown) => log.warn('What was read is not marked:', error))
  }, [isVisible, isAtEnd, chatId, unread, userId, listing.title])
}
