import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatAge } from '#src/i18n/format.ts'
import { useKeptSince } from './use-kept-since.ts'

/** How old what the page shows is, when it cannot be read anew. */
export function KeptSince() {
  const since = useKeptSince()
  const [openedAtMs] = useState(Date.now)
  if (since === null) return null
  const age = formatAge(since, openedAtMs)
  return <Trans>What you see here was read {age}.</Trans>
}
