import { Trans } from '@lingui/react/macro'
import { minuteMs } from '#contract/domain/durations.ts'
import { formatAge } from '#src/i18n/format.ts'
import { useNow } from '#src/ui/use-now.ts'
import { useKeptSince } from './use-kept-since.ts'

/** How old what the page shows is, when it cannot be read anew. */
export function KeptSince() {
  const since = useKeptSince()
  const nowMs = useNow(minuteMs).getTime()
  if (since === null) return null
  const age = formatAge(since, nowMs)
  return <Trans>What you see here was read {age}.</Trans>
}
