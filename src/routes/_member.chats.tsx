import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionQuery } from '#src/api/session.ts'
import { Inbox } from '#src/features/chat/inbox.tsx'
import { inboxQuery } from '#src/features/chat/queries.ts'
import { ListingThumbnail } from '#src/features/listing/listing-thumbnail.tsx'
import { ReservationState } from '#src/features/reserve/reservation-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { inboxParams } from './-inbox-params.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/chats')({
  validateSearch: inboxParams,
  loader: ({ context, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(inboxQuery)),
  component: Chats,
})

const pictureOf = (listing: Listing) => <ListingThumbnail listing={listing} />

const stateOf = (reservation: Parameters<typeof ReservationState>[0]['reservation']) => (
  <ReservationState reservation={reservation} />
)

function Chats() {
  const { t } = useLingui()
  const { data: entries } = useSuspenseQuery(inboxQuery)
  const { data: user } = useSuspenseQuery(sessionQuery)
  const { listing, show } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (search: ReturnType<typeof inboxParams>) => navigate({ search, replace: true })
  return (
    <Page title={t`Inbox`}>
      {user && (
        <Inbox
          entries={entries}
          userId={user.id}
          listingId={listing}
          show={show ?? 'all'}
          onShow={(next) =>
            change({ ...(listing && { listing }), ...(next === 'unread' && { show: next }) })
          }
          onAllListings={() => change({ ...(show && { show }) })}
          picture={pictureOf}
          reservationState={stateOf}
        />
      )}
    </Page>
  )
}
