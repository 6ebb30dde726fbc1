import type { InboxEntry } from '#contract/domain/chat.ts'

/** How many conversations wait to be read. */
export const countUnread = (entries: readonly InboxEntry[]): number =>
  entries.filter(({ unreadCount }) => unreadCount > 0).length
