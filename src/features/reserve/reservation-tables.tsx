import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isActive, type ReservationView } from '#contract/domain/reservation.ts'
import { formatDateTime, formatMoney } from '#src/i18n/format.ts'
import { statusWords } from '#src/i18n/words.ts'
import styles from './reservation-tables.module.css'

function Range({ from, to, listing: { zone } }: ReservationView) {
  return (
    <>
      {formatDateTime(from, zone)} – {formatDateTime(to, zone)}
    </>
  )
}

function Status({ reservation }: { reservation: ReservationView }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <td data-label={t`Active`}>
        {isActive(reservation) ? <Trans>Yes</Trans> : <Trans>No</Trans>}
      </td>
      <td data-label={t`State`}>{i18n._(statusWords[reservation.status])}</td>
    </>
  )
}

function Price({ reservation }: { reservation: ReservationView }) {
  const { t } = useLingui()
  return (
    <>
      <td data-label={t`Periods`}>{reservation.periods}</td>
      <td data-label={t`Price per period`}>{formatMoney(reservation.price)}</td>
      <td data-label={t`Reserved on`}>{formatDateTime(reservation.madeOn)}</td>
      <td data-label={t`Updated`}>{formatDateTime(reservation.updatedOn)}</td>
    </>
  )
}

const Empty = () => (
  <p>
    <Trans>No Reservations yet</Trans>
  </p>
)

/** What others reserved of the user's listings. */
export function IncomingReservations({ reservations }: { reservations: ReservationView[] }) {
  const { t } = useLingui()
  if (reservations.length === 0) return <Empty />
  return (
    <table className={styles.table} aria-label={t`Incoming Reservations`}>
      <thead>
        <tr>
          <th scope="col">{t`Item`}</th>
          <th scope="col">{t`Dates`}</th>
          <th scope="col">{t`By`}</th>
          <th scope="col">{t`Active`}</th>
          <th scope="col">{t`State`}</th>
          <th scope="col">{t`Periods`}</th>
          <th scope="col">{t`Price per period`}</th>
          <th scope="col">{t`Reserved on`}</th>
          <th scope="col">{t`Updated`}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <tr key={reservation.id}>
            <td data-label={t`Item`}>
              <Link to="/reserve/lview/$id" params={{ id: reservation.id }}>
                {reservation.listing.title}
              </Link>
            </td>
            <td data-label={t`Dates`}>
              <Range {...reservation} />
            </td>
            <td data-label={t`By`}>
              <Link to="/user/$id" params={{ id: reservation.renterId }}>
                {reservation.renter.firstName || t`User ${reservation.renterId}`}
              </Link>
            </td>
            <Status reservation={reservation} />
            <Price reservation={reservation} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the user reserved. */
export function OwnReservations({ reservations }: { reservations: ReservationView[] }) {
  const { t } = useLingui()
  if (reservations.length === 0) return <Empty />
  return (
    <table className={styles.table} aria-label={t`Your Reservations`}>
      <thead>
        <tr>
          <th scope="col">{t`Item`}</th>
          <th scope="col">{t`Dates`}</th>
          <th scope="col">{t`Active`}</th>
          <th scope="col">{t`State`}</th>
          <th scope="col">{t`Periods`}</th>
          <th scope="col">{t`Price per period`}</th>
          <th scope="col">{t`Reserved on`}</th>
          <th scope="col">{t`Updated`}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <tr key={reservation.id}>
            <td data-label={t`Item`}>
              <Link to="/rentitem/$id" params={{ id: reservation.listingId }}>
                {reservation.listing.title}
              </Link>
            </td>
            <td data-label={t`Dates`}>
              <Link to="/reserve/view/$id" params={{ id: reservation.id }}>
                <Range {...reservation} />
              </Link>
            </td>
            <Status reservation={reservation} />
            <Price reservation={reservation} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
