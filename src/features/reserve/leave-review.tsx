import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import { reviewFault } from '#contract/domain/review.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useNow } from '#src/ui/use-now.ts'
import styles from './leave-review.module.css'

const views = { renter: '/reserve/view/$id', lender: '/reserve/lview/$id' } as const

/** Leads to the form as soon as there can be a review, and to what was said afterwards; else it says why there is none. @see docs/product.md §5 */
export function LeaveReview({ reservation, side }: { reservation: ReservationView; side: Side }) {
  const reasonId = useId()
  const now = useNow(minuteMs)
  if (reservation.reviewedBy.includes(side)) {
    return (
      <Link
        to={views[side]}
        params={{ id: reservation.id }}
        search={{ tab: 'user' }}
        className={styles.said}
      >
        <Icon name="check" />
        <Trans>Your review</Trans>
      </Link>
    )
  }
  const fault = reviewFault(reservation, side, now)
  if (!fault) {
    return (
      <ButtonLink to={views[side]} params={{ id: reservation.id }} search={{ tab: 'user' }}>
        <Trans>Leave Review</Trans>
      </ButtonLink>
    )
  }
  return (
    <div className={styles.review}>
      <Button aria-disabled aria-describedby={reasonId}>
        <Trans>Leave Review</Trans>
      </Button>
      <p id={reasonId} className={styles.reason}>
        {fault === 'too-early' && <Trans>Once the rental has begun</Trans>}
        {fault === 'no-rental' && <Trans>There was no rental</Trans>}
        {fault === 'cut-short' && <Trans>You cancelled it</Trans>}
      </p>
    </div>
  )
}
