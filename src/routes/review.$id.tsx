import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isNotThere } from '#src/api/is-not-there.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { editedListingQuery } from '#src/features/listing/queries.ts'
import { idParam } from './-id-param.ts'
import { ListingPage } from './-listing-page.tsx'
import { loadListingAndViewer } from './-load-listing-and-viewer.ts'

const loadManagePanel = () => import('#src/features/manage/manage-panel.tsx')

const ManagePanel = lazy(() =>
  loadManagePanel().then((module) => ({ default: module.ManagePanel })),
)

export const Route = createFileRoute('/review/$id')({
  params: idParam,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    const { isOwner } = await loadListingAndViewer(queryClient, { id, location })
    if (isOwner) await loadManagePanel()
  },
  component: Review,
  notFoundComponent: ListingNotFound,
})

function Review() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const { data: listing, error } = useSuspenseQuery(editedListingQuery(id))
  const { data: user } = useQuery(sessionQuery)
  const isOwner = user?.id === listing.lenderId && !isNotThere(error)
  return (
    <Suspense>
      {isOwner && (
        <ManagePanel
          listing={listing}
          onDeleted={() => navigate({ to: '/profile', replace: true })}
        />
      )}
      <ListingPage id={id} isPart={isOwner} />
    </Suspense>
  )
}
