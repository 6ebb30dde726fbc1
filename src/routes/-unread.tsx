import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countUnread } from '#src/features/chat/known-inbox.ts'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { CountBadge } from '#src/features/shell/count-badge.tsx'

/** How many conversations wait to be read, beside the inbox and on the app's own sign. */
export function Unread() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery({ ...inboxQuery, select: countUnread })
  useEffect(() => showOnApp(count), [count])
  useEffect(() => () => showOnApp(0), [])
  const words = t({
    message: plural(count, { one: '# unread', other: '# unread' }),
    context: 'conversations',
  })
  return <CountBadge count={count} words={words} />
}

function showOnApp(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
}
