import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { reservablePeriods } from '#contract/domain/listing.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { ListingSummary } from '#src/features/listing/listing-summary.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { bookedRangesQuery } from '#src/features/reserve/queries.ts'
import { ReserveForm } from '#src/features/reserve/reserve-form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/reserve/$id')({
  params: idParam,
  loader: ({ context: { queryClient }, params, location, cause }) => {
    if (cause !== 'preload') void queryClient.prefetchQuery(bookedRangesQuery(params.id))
    return loadPage(location, queryClient.ensureQueryData(listingQuery(params.id)))
  },
  component: Reserve,
  notFoundComponent: ListingNotFound,
})

function Reserve() {
  const { t } = useLingui()
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().id))
  return (
    <Page title={t`Reserve ${listing.title}`} width="wide">
      <Tabs
        key={listing.id}
        label={t`Reservation`}
        tabs={[
          { id: 'reservation', title: t`Reservation`, content: <ReservationTab /> },
          {
            id: 'listing',
            title: t`Original Listing`,
            content: <ListingSummary listing={listing} />,
          },
        ]}
      />
    </Page>
  )
}

function ReservationTab() {
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().id))
  const { data: user } = useSuspenseQuery(sessionQuery)
  const navigate = Route.useNavigate()
  if (user?.id === listing.lenderId) {
    return (
      <Notice>
        <Trans>This is your own item.</Trans>
      </Notice>
    )
  }
  if (!listing.isActive || reservablePeriods(listing).length === 0) {
    return (
      <Notice>
        <Trans>This listing is not currently active.</Trans>
      </Notice>
    )
  }
  return (
    <ReserveForm
      key={listing.id}
      listing={listing}
      card={<CardWithHeart listing={listing} />}
      onReserved={(id) => navigate({ to: '/reserve/view/$id', params: { id } })}
    />
  )
}
