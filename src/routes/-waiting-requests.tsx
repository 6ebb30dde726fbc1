import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { waitingCountQuery } from '#src/features/reserve/queries.ts'
import { CountBadge } from '#src/features/shell/count-badge.tsx'
import { formatCount } from '#src/i18n/format.ts'

/** How many requests wait for the user's answer. */
export function WaitingRequests() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery(waitingCountQuery)
  return <CountBadge count={count} words={t`${formatCount(count)} waiting`} />
}
