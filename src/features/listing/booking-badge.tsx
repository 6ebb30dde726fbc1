import { useLingui } from '@lingui/react/macro'
import { bookingOf, reservablePeriods, type Listing } from '#contract/domain/listing.ts'
import { bookingWords } from '#src/i18n/words.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Says on a card whether any period can be booked at once. */
export function BookingBadge({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const periods = reservablePeriods(listing)
  if (periods.length === 0) return null
  const booking = bookingOf(periods.every((period) => listing.offers[period].approval))
  return (
    <Badge tone="picture" icon={booking}>
      {i18n._(bookingWords[booking])}
    </Badge>
  )
}
