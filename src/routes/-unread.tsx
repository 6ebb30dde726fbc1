import { useQuery } from '@tanstack/react-query'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { UnreadBadge } from '#src/features/shell/unread-badge.tsx'

/** How many conversations wait to be read. */
export function Unread() {
  const { data: entries = [] } = useQuery(inboxQuery)
  return <UnreadBadge count={entries.filter(({ unreadCount }) => unreadCount > 0).length} />
}
