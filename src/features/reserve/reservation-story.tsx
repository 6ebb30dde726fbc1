import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type {
  ReservationChange,
  ReservationView as Reservation,
  Side,
} from '#contract/domain/reservation.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { userName } from '#src/i18n/user-name.ts'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { reservationHistoryQuery } from './queries.ts'
import styles from './reservation-story.module.css'

type Names = Record<Side, string>

/** What has happened so far: each step, when it was, by whom, and what was said with it. */
export function ReservationStory({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui()
  const { listing, renter, lender } = reservation
  const { data, error, refetch } = useQuery(reservationHistoryQuery(reservation.id))
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <Waiting text={t`Please wait...`} lines={2} />
  const names: Names = { renter: userName(renter), lender: userName(lender) }
  return (
    <ol className={styles.story} aria-label={t`So far`}>
      {data.map((change) => (
        <li key={change.to}>
          <span className={styles.when}>{formatDateTime(change.at, listing.zone)}</span>
          {stepOf(change, names)}
          {change.note && <q className={styles.note}>{change.note}</q>}
        </li>
      ))}
    </ol>
  )
}

function stepOf({ from, to, by }: ReservationChange, { renter, lender }: Names): ReactNode {
  const mover = by === 'lender' ? lender : renter
  switch (to) {
    case 'requested':
      return <Trans>{renter} asked to reserve</Trans>
    case 'confirmed':
      return from === null ? <Trans>{renter} reserved</Trans> : <Trans>Approved by {lender}</Trans>
    case 'declined':
      return <Trans>Declined by {lender}</Trans>
    case 'cancelled':
      return <Trans>Cancelled by {mover}</Trans>
    case 'expired':
      return <Trans>Expired without an answer</Trans>
  }
}
