import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { minuteMs } from '#contract/domain/durations.ts'
import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import { reviewFault } from '#contract/domain/review.ts'
import { useReach } from '#src/api/use-reach.ts'
import { formatDate } from '#src/i18n/format.ts'
import { userName } from '#src/i18n/user-name.ts'
import { sendActions } from '#src/sending/send-actions.ts'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { SendState } from '#src/ui/send-state.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { NotYet } from './not-yet.tsx'
import { reservationReviewsQuery } from './queries.ts'
import { ReviewForm } from './review-form.tsx'
import { Said } from './said.tsx'
import { useReview } from './use-review.ts'

/** What one side has said of a stay, or the form to say it, as soon as that is possible.
 *  @param onPosted called when the server has it and this screen is still open
 *  @see docs/product.md §5 */
export function ReservationReview({
  reservation,
  side,
  userId,
  onPosted,
}: {
  reservation: ReservationView
  side: Side
  userId: number
  onPosted(): void
}) {
  const { t } = useLingui()
  const isCutOff = useReach() !== 'online'
  const now = useNow(minuteMs)
  const reviews = useQuery(reservationReviewsQuery(reservation.id))
  const { draft, unsent, isPending, error, change, edit, giveUp, post } = useReview(
    reservation,
    side,
    userId,
    onPosted,
  )
  const peer = side === 'renter' ? reservation.lender : reservation.renter
  const peerName = userName(peer)
  const posted = reviews.data?.find(({ by }) => by === side)

  if (posted) {
    return (
      <Said peerName={peerName} {...posted}>
        <p>
          <Trans>Posted on {formatDate(posted.createdOn)}</Trans>
        </p>
      </Said>
    )
  }
  if (unsent) {
    const { item, said } = unsent
    const { ofUser, ofListing } = said ?? draft
    return (
      <Said peerName={peerName} ofUser={ofUser} ofListing={side === 'renter' ? ofListing : null}>
        <SendState
          sending={item}
          isCutOff={isCutOff}
          {...sendActions(item)}
          onEdit={edit}
          onDiscard={giveUp}
        />
      </Said>
    )
  }
  const fault = reviewFault(reservation, side, now)
  if (fault) return <NotYet reservation={reservation} fault={fault} />
  if (reviews.error && reservation.reviewedBy.includes(side)) {
    return <ReadFailure error={reviews.error} onRetry={() => reviews.refetch()} />
  }
  if (reviews.isLoading && !isPending) return <Waiting text={t`Please wait...`} />
  return (
    <ReviewForm
      side={side}
      peerName={peerName}
      draft={draft}
      isPending={isPending}
      error={error}
      onChange={change}
      onPost={post}
    />
  )
}
