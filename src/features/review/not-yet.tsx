import { Trans } from '@lingui/react/macro'
import type { ReservationView } from '#contract/domain/reservation.ts'
import type { reviewFault } from '#contract/domain/review.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { Notice } from '#src/ui/notice.tsx'

/** Why there is nothing to review, or not yet. @see docs/product.md §5 */
export function NotYet({
  reservation,
  fault,
}: {
  reservation: ReservationView
  fault: NonNullable<ReturnType<typeof reviewFault>>
}) {
  const { status, from, listing } = reservation
  const begin = formatDateTime(from, listing.zone)
  if (fault !== 'too-early') {
    return (
      <Notice>
        {fault === 'no-rental' ? (
          <Trans>There was no rental, so there is nothing to review.</Trans>
        ) : (
          <Trans>You cancelled this rental, so you cannot review it.</Trans>
        )}
      </Notice>
    )
  }
  return (
    <Notice>
      {status === 'requested' ? (
        <Trans>
          You can leave a review once the request is approved and the rental has begun, on {begin}.
        </Trans>
      ) : (
        <Trans>You can leave a review once the rental has begun, on {begin}.</Trans>
      )}
    </Notice>
  )
}
