import { useQuery } from '@tanstack/react-query'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { Badge } from '#src/features/shell/unread-badge.tsx'

/** How many conversations wait to be read. */
export function Unread() {
  const { data: entries = [] } = useQuery(inboxQuery)
  return <Badge count={entries.filter(({ unreadCount }) => unreadCount > 0).length} />
}
