import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#src/api/session.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { reservationQuery } from '#src/features/reserve/queries.ts'
import { ReservationView } from '#src/features/reserve/reservation-view.tsx'
import { Page } from '#src/ui/page.tsx'

/** A reservation from the side of whoever looks, whichever of its two addresses led here. */
export function ReservationPage({ id }: { id: number }) {
  const { t } = useLingui()
  const { data: reservation } = useSuspenseQuery(reservationQuery(id))
  const { data: user } = useSuspenseQuery(sessionQuery)
  const side = user?.id === reservation.renterId ? 'renter' : 'lender'
  const peer = side === 'renter' ? reservation.lender : reservation.renter
  return (
    <Page title={t`Reservation of ${reservation.listing.title}`}>
      <ReservationView key={id} reservation={reservation} side={side} />
      <PublicUserCard user={peer} />
    </Page>
  )
}
