import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isNotThere } from '#src/api/is-not-there.ts'
import { sessionQuery } from '#src/api/session.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { ListingSummary } from '#src/features/listing/listing-summary.tsx'
import { readListing } from '#src/features/listing/read-listing.ts'
import { reservationQuery } from '#src/features/reserve/queries.ts'
import { ReservationView } from '#src/features/reserve/reservation-view.tsx'
import { ReservationReview } from '#src/features/review/reservation-review.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { UserLink } from '#src/ui/user-link.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'
import { PublicProfile } from './-public-profile.tsx'
import type { ReservationTab } from './-reservation-tab.ts'

/** A reservation from the side of whoever looks, whichever of its two addresses led here. */
export function ReservationPage({
  id,
  tab = 'reservation',
  onTab,
}: {
  id: number
  tab: ReservationTab | undefined
  onTab(tab: ReservationTab): void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const { data: reservation } = useSuspenseQuery(reservationQuery(id))
  const { data: user } = useSuspenseQuery(sessionQuery)
  const side = user?.id === reservation.renterId ? 'renter' : 'lender'
  const peer = side === 'renter' ? reservation.lender : reservation.renter
  const { listing } = reservation
  /** To where the review is shown; a deleted listing shows none. */
  const leave = async () => {
    if (side === 'lender' && !peer.isFormer) {
      return navigate({ to: '/user/$id', params: { id: peer.id } })
    }
    const { id } = listing
    const { pathname } = router.latestLocation
    const isGone = await readListing(id).then(() => false, isNotThere)
    if (!isGone && router.latestLocation.pathname === pathname)
      return navigate({ to: '/rentitem/$id', params: { id } })
  }
  return (
    <Page title={t`Reservation of ${listing.title}`} width="wide">
      <Tabs
        key={id}
        label={t`Reservation`}
        selected={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'reservation',
            title: t`Reservation`,
            content: (
              <ReservationView
                reservation={reservation}
                side={side}
                card={<CardWithHeart listing={listing} />}
                peer={
                  <>
                    <PublicUserCard user={peer} />
                    {side === 'renter' ? (
                      <ButtonLink to="/newchat/$id" params={{ id: listing.id }}>
                        <Icon name="inbox" />
                        <Trans>Chat</Trans>
                      </ButtonLink>
                    ) : (
                      reservation.chatId !== null && (
                        <ButtonLink to="/hostchat/$id" params={{ id: reservation.chatId }}>
                          <Icon name="inbox" />
                          <Trans>Chat</Trans>
                        </ButtonLink>
                      )
                    )}
                  </>
                }
              />
            ),
          },
          {
            id: 'listing',
            title: t`Original Listing`,
            content: <ListingSummary listing={listing} />,
          },
          {
            id: 'user',
            title: t`User`,
            content: (
              <PublicProfile user={peer} name={<UserLink user={peer} />}>
                {user && (
                  <ReservationReview
                    reservation={reservation}
                    side={side}
                    userId={user.id}
                    onPosted={leave}
                  />
                )}
              </PublicProfile>
            ),
          },
        ]}
      />
    </Page>
  )
}
