import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { isActive, type ReservationView, type Side } from '#contract/domain/reservation.ts'
import { mayBeReviewed } from '#contract/domain/review.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useNow } from '#src/ui/use-now.ts'
import styles from './leave-review.module.css'

const views = { renter: '/reserve/view/$id', lender: '/reserve/lview/$id' } as const

/** From the start of a confirmed stay on; before, it says why not yet; after, it leads to what was said. @see docs/product.md §5 */
export function LeaveReview({ reservation, side }: { reservation: ReservationView; side: Side }) {
  const reasonId = useId()
  const now = useNow()
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
  if (mayBeReviewed(reservation, now)) {
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
        {isActive(reservation) ? (
          <Trans>Once the rental has begun</Trans>
        ) : (
          <Trans>There was no rental</Trans>
        )}
      </p>
    </div>
  )
}
