import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { CountBadge } from '#src/features/shell/count-badge.tsx'
import { formatCount } from '#src/i18n/format.ts'

/** How many conversations wait to be read. */
export function Unread() {
  const { t } = useLingui()
  const { data: entries = [] } = useQuery(inboxQuery)
  const count = entries.filter(({ unreadCount }) => unreadCount > 0).length
  return <CountBadge count={count} words={t`${formatCount(count)} unread`} />
}
