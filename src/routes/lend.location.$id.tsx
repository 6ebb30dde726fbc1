import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { LatLng } from '#contract/domain/place.ts'
import { PlacePicker } from '#src/features/lend/place/place-picker.tsx'
import { pointOf, type PointParams } from '#src/features/lend/place/point-params.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { AddressForm } from '#src/features/search/address-form.tsx'
import { idParam } from './-id-param.ts'
import { loadListingAndViewer } from './-load-listing-and-viewer.ts'
import { OwnerPage } from './-owner-page.tsx'

export const Route = createFileRoute('/lend/location/$id')({
  params: idParam,
  validateSearch: ({ lat, lon }): PointParams => ({ lat, lon }),
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    await loadListingAndViewer(queryClient, { id, location })
  },
  component: EditLocation,
  notFoundComponent: ListingNotFound,
})

const renderAddress = (point: LatLng | null, onFind: (place: LatLng) => void) => (
  <AddressForm place={point} onFind={({ lat, lng }) => onFind({ lat, lng })} />
)

function EditLocation() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  return (
    <OwnerPage title={t`Edit Location`} id={id}>
      {(listing) => (
        <PlacePicker
          key={id}
          listing={listing}
          proposed={pointOf(search)}
          renderAddress={renderAddress}
        />
      )}
    </OwnerPage>
  )
}
