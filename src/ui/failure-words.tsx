import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What did not work, where that is said, and why. */
export function FailureWords({
  before,
  reason,
}: {
  before: string | undefined
  reason: ReactNode
}) {
  if (!before) return reason
  return (
    <Trans comment="What did not work, without a full stop, and a sentence that says why">
      {before}. {reason}
    </Trans>
  )
}
