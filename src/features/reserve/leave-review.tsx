import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './leave-review.module.css'

/** From the start of a confirmed stay on; before, it says why not yet. @see docs/product.md §5 */
export function LeaveReview({ reservation: { status, from } }: { reservation: ReservationView }) {
  const { t } = useLingui()
  const id = useId()
  const isConfirmed = status === 'confirmed'
  const [openedAt] = useState(() => new Date())
  const isPossible = isConfirmed && from <= openedAt
  return (
    <div className={styles.review}>
      <Button
        aria-disabled={!isPossible}
        aria-describedby={isPossible ? undefined : id}
        onClick={() => isPossible && toast(t`This button is not implemented yet`)}
      >
        <Trans>Leave Review</Trans>
      </Button>
      {!isPossible && (
        <p id={id} className={styles.reason}>
          {isConfirmed || status === 'requested' ? (
            <Trans>Once the stay has begun</Trans>
          ) : (
            <Trans>There was no stay</Trans>
          )}
        </p>
      )}
    </div>
  )
}
