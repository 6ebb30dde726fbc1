import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { waitingCountQuery } from '#src/features/reserve/queries.ts'
import { CountBadge } from '#src/features/shell/count-badge.tsx'

/** How many requests wait for the user's answer. */
export function WaitingRequests() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery(waitingCountQuery)
  const words = t({
    message: plural(count, { one: '# waiting', other: '# waiting' }),
    comment: 'Requests to reserve',
  })
  return <CountBadge count={count} words={words} />
}
