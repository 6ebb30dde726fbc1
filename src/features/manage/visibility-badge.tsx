import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge.tsx'

/** Whether others can find a listing. */
export function VisibilityBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="success" icon="check">
      <Trans context="listing">Active</Trans>
    </Badge>
  ) : (
    <Badge tone="warning" icon="alert">
      <Trans>Not active</Trans>
    </Badge>
  )
}
