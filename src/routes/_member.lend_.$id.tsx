import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { draftedOr, ownListingQuery } from '#src/features/lend/own-listing.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { NotYours } from '#src/features/manage/not-yours.tsx'
import { Page } from '#src/ui/page.tsx'
import { idParam } from './-id-param.ts'
import { LendPage } from './-lend-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/_member/lend_/$id')({
  params: idParam,
  loader: ({ context: { queryClient }, params: { id }, location }) =>
    loadPage(
      location,
      queryClient.ensureQueryData(ownListingQuery(id)).catch((error) => draftedOr(error, id)),
    ),
  component: Edit,
  notFoundComponent: ListingNotFound,
})

function Edit() {
  const { t } = useLingui()
  const { data: listing } = useSuspenseQuery(ownListingQuery(Route.useParams().id))
  const { data: user } = useSuspenseQuery(sessionQuery)
  if (user?.id === listing.lenderId) return <LendPage listing={listing} />
  return (
    <Page title={t`Edit your post`}>
      <NotYours isLoggedIn={Boolean(user)} path={`/lend/${listing.id}`} />
    </Page>
  )
}
