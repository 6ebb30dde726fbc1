import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { minuteMs } from '#contract/domain/durations.ts'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { siteText } from '#src/i18n/site-text.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table } from '#src/ui/table.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { reservationColumns } from './reservation-columns.tsx'
import styles from './reservation-tables.module.css'
import { waitsForAnswer } from './waits-for-answer.ts'

/** What others reserved of the user's listings; what waits for an answer is marked. */
export function IncomingReservations({ reservations }: { reservations: ReservationView[] }) {
  const { t, i18n } = useLingui()
  const now = useNow(minuteMs)
  const isWaiting = (each: ReservationView) => waitsForAnswer(each, now)
  if (reservations.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={t`No Reservations yet`}
        action={
          <ButtonLink look="main" to="/lend">
            <Trans>Lend</Trans>
          </ButtonLink>
        }
      >
        <Trans>When somebody reserves one of your listings, you find it here.</Trans>
      </EmptyState>
    )
  }
  const waiting = reservations.filter(isWaiting).length
  return (
    <>
      {waiting > 0 && (
        <p className={styles.waiting}>
          <Plural
            value={waiting}
            one="# request waits for your answer."
            other="# requests wait for your answer."
          />
        </p>
      )}
      <Table
        label={t`Incoming Reservations`}
        columns={reservationColumns('lender', i18n)}
        rows={reservations}
        keyOf={({ id }) => id}
        isMarked={isWaiting}
      />
    </>
  )
}

/** What the user reserved. */
export function OwnReservations({ reservations }: { reservations: ReservationView[] }) {
  const { t, i18n } = useLingui()
  if (reservations.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={t`No Reservations yet`}
        action={
          <ButtonLink look="main" to="/rent">
            {t(siteText('find'))}
          </ButtonLink>
        }
      >
        <Trans>What you reserve stands here, with its dates and its state.</Trans>
      </EmptyState>
    )
  }
  return (
    <Table
      label={t`Your Reservations`}
      columns={reservationColumns('renter', i18n)}
      rows={reservations}
      keyOf={({ id }) => id}
    />
  )
}
