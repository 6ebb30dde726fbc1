import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { countUnread } from '#src/features/chat/count-unread.ts'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { CountBadge } from '#src/features/shell/count-badge.tsx'

/** How many conversations wait to be read, beside the inbox. */
export function Unread() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery({ ...inboxQuery, select: countUnread })
  const words = t({
    message: plural(count, { one: '# unread', other: '# unread' }),
    context: 'conversations',
  })
  return <CountBadge count={count} words={words} />
}
