import { createFileRoute } from '@tanstack/react-router'
import { blocksQuery } from '#src/features/availability/queries.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { bookedRangesQuery } from '#src/features/reserve/queries.ts'
import { DatesPage } from './-dates-page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/lend_/dates/$id')({
  params: idParam,
  loader: async ({ context: { queryClient }, params: { id }, location, cause }) => {
    if (cause !== 'preload') {
      void queryClient.prefetchQuery(bookedRangesQuery(id))
      void queryClient.prefetchQuery(blocksQuery(id))
    }
    await loadPage(location, queryClient.ensureQueryData(listingQuery(id)))
  },
  component: Dates,
  notFoundComponent: ListingNotFound,
})

function Dates() {
  return <DatesPage id={Route.useParams().id} />
}
