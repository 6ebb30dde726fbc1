import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { idParam } from './-id-param.ts'
import { ListingPage } from './-listing-page.tsx'
import { loadPage } from './-load-page.ts'

const ManagePanel = lazy(() =>
  import('#src/features/manage/manage-panel.tsx').then((module) => ({
    default: module.ManagePanel,
  })),
)

export const Route = createFileRoute('/review/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(listingQuery(params.id))),
  component: Review,
  notFoundComponent: ListingNotFound,
})

function Review() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  // It may have been edited elsewhere.
  const { data: listing } = useSuspenseQuery({ ...listingQuery(id), staleTime: 0 })
  const { data: user } = useQuery(sessionQuery)
  const isOwner = user?.id === listing.lenderId
  return (
    <Suspense>
      {isOwner && <ManagePanel listing={listing} onDeleted={() => navigate({ to: '/profile' })} />}
      <ListingPage id={id} isPart={isOwner} />
    </Suspense>
  )
}
