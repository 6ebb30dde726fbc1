import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { changePictures } from '#src/features/listing/change-pictures.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { BackToPost } from '#src/features/manage/back-to-post.tsx'
import { NotYours } from '#src/features/manage/not-yours.tsx'
import { PictureEditor } from '#src/features/picture-editor/picture-editor.tsx'
import { Page } from '#src/ui/page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/lend/imgedit/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(listingQuery(params.id))),
  component: EditImages,
  notFoundComponent: ListingNotFound,
})

function EditImages() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  // It may have been edited elsewhere.
  const { data: listing } = useSuspenseQuery({ ...listingQuery(id), staleTime: 0 })
  const { data: user } = useQuery(sessionQuery)
  const change = useCallback(
    (by: Parameters<typeof changePictures>[1]) => changePictures(id, by),
    [id],
  )
  return (
    <Page title={t`Edit Images`} width="wide">
      <BackToPost listing={listing} />
      {user?.id === listing.lenderId ? (
        <PictureEditor key={id} listing={listing} changePictures={change} />
      ) : (
        <NotYours isLoggedIn={Boolean(user)} path={`/lend/imgedit/${id}`} />
      )}
    </Page>
  )
}
