import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { changePictures } from '#src/features/listing/change-pictures.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { PictureEditor } from '#src/features/picture-editor/picture-editor.tsx'
import { idParam } from './-id-param.ts'
import { loadListingAndViewer } from './-load-listing-and-viewer.ts'
import { OwnerPage } from './-owner-page.tsx'

export const Route = createFileRoute('/lend/imgedit/$id')({
  params: idParam,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    await loadListingAndViewer(queryClient, { id, location })
  },
  component: EditImages,
  notFoundComponent: ListingNotFound,
})

function EditImages() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const change = useCallback(
    (by: Parameters<typeof changePictures>[1]) => changePictures(id, by),
    [id],
  )
  return (
    <OwnerPage title={t`Edit Images`} id={id}>
      {(listing) => <PictureEditor key={id} listing={listing} changePictures={change} />}
    </OwnerPage>
  )
}
