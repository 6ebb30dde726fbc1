import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { LatLng } from '#contract/domain/place.ts'
import { sessionQuery } from '#src/api/session.ts'
import { PlacePicker } from '#src/features/lend/place/place-picker.tsx'
import { pointOf, type PointParams } from '#src/features/lend/place/point-params.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { NotYours } from '#src/features/manage/not-yours.tsx'
import { AddressForm } from '#src/features/search/address-form.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/lend/location/$id')({
  params: idParam,
  validateSearch: ({ lat, lon }): PointParams => ({ lat, lon }),
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(listingQuery(params.id))),
  component: EditLocation,
  notFoundComponent: ListingNotFound,
})

const renderAddress = (onFind: (place: LatLng) => void) => <AddressForm onFind={onFind} />

function EditLocation() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const { data: listing } = useSuspenseQuery(listingQuery(id))
  const { data: user } = useQuery(sessionQuery)
  return (
    <Page title={t`Edit Location`} width="wide">
      <p>
        <ButtonLink look="quiet" to="/review/$id" params={{ id }}>
          <Icon name="back" />
          {listing.title || <Trans>Back to your post</Trans>}
        </ButtonLink>
      </p>
      {user?.id === listing.lenderId ? (
        <PlacePicker
          key={id}
          listing={listing}
          proposed={pointOf(search)}
          renderAddress={renderAddress}
        />
      ) : (
        <NotYours isLoggedIn={Boolean(user)} path={`/lend/location/${id}`} />
      )}
    </Page>
  )
}
