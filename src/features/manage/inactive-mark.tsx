import { Trans } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge.tsx'

/** Says on the card of an own listing that nobody else can find it. */
export function InactiveMark() {
  return (
    <Badge tone="picture" icon="alert">
      <Trans>Not active</Trans>
    </Badge>
  )
}
