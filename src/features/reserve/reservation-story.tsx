import { Trans, useLingui } from '@lingui/react/macro'
import type { ReservationView as Reservation, Side } from '#contract/domain/reservation.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { statusWords } from '#src/i18n/words.ts'
import styles from './reservation-story.module.css'

/** What has happened so far: when it was made, what became of it, and what was said with it. */
export function ReservationStory({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useLingui()
  const { status, cancelledBy, note, madeOn, updatedOn, listing } = reservation
  const by: Record<Side, string> = {
    renter: reservation.renter.firstName || t`User ${reservation.renterId}`,
    lender: reservation.lender.firstName || t`User ${listing.lenderId}`,
  }
  const wasAsked = status === 'requested' || status === 'declined' || status === 'expired'
  const hasChanged = updatedOn > madeOn
  const canceller = cancelledBy && by[cancelledBy]
  return (
    <ol className={styles.story}>
      <li>
        <span className={styles.when}>{formatDateTime(madeOn, listing.zone)}</span>
        {wasAsked ? (
          <Trans>{by.renter} asked to reserve</Trans>
        ) : (
          <Trans>{by.renter} reserved</Trans>
        )}
      </li>
      {hasChanged && (
        <li>
          <span className={styles.when}>{formatDateTime(updatedOn, listing.zone)}</span>
          {canceller ? <Trans>Cancelled by {canceller}</Trans> : i18n._(statusWords[status])}
          {note && <q className={styles.note}>{note}</q>}
        </li>
      )}
    </ol>
  )
}
