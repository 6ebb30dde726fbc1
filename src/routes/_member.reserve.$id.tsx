import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { listingQuery } from '#src/features/listing/queries.ts'
import { bookedRangesQuery } from '#src/features/reserve/queries.ts'
import { ReserveForm } from '#src/features/reserve/reserve-form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/reserve/$id')({
  params: idParam,
  loader: ({ context: { queryClient }, params, location }) => {
    void queryClient.prefetchQuery(bookedRangesQuery(params.id))
    return loadPage(location, queryClient.ensureQueryData(listingQuery(params.id)))
  },
  component: Reserve,
})

function Reserve() {
  const { t } = useLingui()
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().id))
  const { data: user } = useSuspenseQuery(sessionQuery)
  const navigate = Route.useNavigate()
  return (
    <Page title={t`Reserve ${listing.title}`}>
      {user?.id === listing.lenderId ? (
        <Notice>
          <Trans>This is your own item.</Trans>
        </Notice>
      ) : (
        <ReserveForm
          key={listing.id}
          listing={listing}
          onReserved={(id) => navigate({ to: '/reserve/view/$id', params: { id } })}
        />
      )}
    </Page>
  )
}
