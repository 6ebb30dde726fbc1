import { Trans } from '@lingui/react/macro'
import { reservablePeriods, type Listing } from '#contract/domain/listing.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Says on a card whether any period can be booked at once. */
export function BookingBadge({ listing }: { listing: Listing }) {
  const periods = reservablePeriods(listing)
  if (periods.length === 0) return null
  const isInstant = periods.some((period) => !listing.offers[period].approval)
  return (
    <Badge tone="picture" icon={isInstant ? 'instant' : 'approval'}>
      {isInstant ? <Trans>Instant Booking</Trans> : <Trans>Approval Required</Trans>}
    </Badge>
  )
}
