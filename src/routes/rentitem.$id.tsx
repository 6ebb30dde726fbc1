import { createFileRoute } from '@tanstack/react-router'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { showSeen } from '#src/features/listing/show-seen.ts'
import { keptCopyOr } from '#src/features/saved/kept-copy.ts'
import { idParam } from './-id-param.ts'
import { ListingPage } from './-listing-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/rentitem/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(
      location,
      showSeen(params.id)
        .then(() => context.queryClient.ensureQueryData(listingQuery(params.id)))
        .catch((error: unknown) => keptCopyOr(error, listingQuery(params.id))),
    ),
  component: RentItem,
  notFoundComponent: ListingNotFound,
})

function RentItem() {
  const { id } = Route.useParams()
  return <ListingPage id={id} />
}
