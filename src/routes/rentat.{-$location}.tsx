import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LocationPicker } from '#src/features/search/location-picker.tsx'
import { paramsOf, type Camera } from '#src/features/search/search-location.ts'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/rentat/{-$location}')({
  loader: async ({ params: { location = '' } }) => {
    if (!location.trim()) throw redirect({ to: '/rent', replace: true })
    const { findLocation, locationFault } = await import('#src/features/search/find-location.ts')
    const found = await findLocation(location).catch((error: unknown) => ({ error }))
    if ('error' in found) return { fault: locationFault(found.error) }
    const search = paramsOf(found)
    throw redirect({ to: '/rent', search, replace: true })
  },
  component: RentAt,
})

/** Stands where the address names no place that is found. */
function RentAt() {
  const { t, i18n } = useLingui()
  const { location = '' } = Route.useParams()
  const { fault } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const choose = (camera: Camera) => navigate({ to: '/rent', search: paramsOf(camera) })
  return (
    <Page title={t`Rent`} width="wide">
      <LocationPicker
        key={location}
        firstAddress={location}
        firstFault={i18n._(fault)}
        onChoose={choose}
      />
    </Page>
  )
}
