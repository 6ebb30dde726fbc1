import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { minuteMs } from '#contract/domain/durations.ts'
import { statusNow } from '#contract/domain/request-expiry.ts'
import { isActive, type ReservationView } from '#contract/domain/reservation.ts'
import { formatDate, formatDateTime, formatMoney } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { UserLink } from '#src/ui/user-link.tsx'
import { periodCount } from './period-count.ts'
import styles from './reservation-cells.module.css'
import { ZoneName } from './zone-name.tsx'

interface CellProps {
  reservation: ReservationView
}

export function ListingLink({ reservation: { listingId, listing } }: CellProps) {
  return (
    <Link to="/rentitem/$id" params={{ id: listingId }} className={styles.link}>
      {listing.title}
    </Link>
  )
}

export function LenderViewLink({ reservation: { id, listing } }: CellProps) {
  return (
    <Link to="/reserve/lview/$id" params={{ id }} className={styles.link}>
      {listing.title}
    </Link>
  )
}

function Moments({ reservation: { from, to, listing } }: CellProps) {
  return (
    <span className={styles.moments}>
      <span>{formatDateTime(from, listing.zone)} –</span>{' '}
      <span>{formatDateTime(to, listing.zone)}</span>
    </span>
  )
}

export function Dates({ reservation }: CellProps) {
  return (
    <span className={styles.dates}>
      <Moments reservation={reservation} /> <ZoneName zone={reservation.listing.zone} />
    </span>
  )
}

export function DatesLink({ reservation }: CellProps) {
  const { id, listing } = reservation
  return (
    <span className={styles.dates}>
      <Link to="/reserve/view/$id" params={{ id }} className={styles.link}>
        <Moments reservation={reservation} />
      </Link>{' '}
      <ZoneName zone={listing.zone} />
    </span>
  )
}

export function RenterLink({ reservation: { renter } }: CellProps) {
  return <UserLink user={renter} className={styles.link} />
}

export function Active({ reservation }: CellProps) {
  const status = statusNow(reservation, useNow(minuteMs))
  return isActive({ status }) ? <Trans>Yes</Trans> : <Trans>No</Trans>
}

export function Periods({ reservation: { periods, period } }: CellProps) {
  return <>{periodCount(periods, period)}</>
}

export function Price({ reservation: { price } }: CellProps) {
  return <>{formatMoney(price)}</>
}

export function MadeOn({ reservation: { madeOn } }: CellProps) {
  return <>{formatDate(madeOn)}</>
}

export function UpdatedOn({ reservation: { updatedOn } }: CellProps) {
  return <>{formatDate(updatedOn)}</>
}

export function AnswerLink({ reservation: { id } }: CellProps) {
  return (
    <ButtonLink to="/reserve/lview/$id" params={{ id }}>
      <Trans>Answer</Trans>
    </ButtonLink>
  )
}
