import { createFileRoute } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ListingCard } from '#src/features/listing/listing-card.tsx'
import { LocationPicker } from '#src/features/search/location-picker.tsx'
import { cityCountsQuery } from '#src/features/search/queries.ts'
import { cameraOf, paramsOf, searchParams } from '#src/features/search/search-location.ts'
import { SearchView } from '#src/features/search/search-view.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/rent')({
  validateSearch: searchParams,
  loader: ({ context }) => void context.queryClient.prefetchQuery(cityCountsQuery),
  component: Rent,
})

function Rent() {
  const { t } = useLingui()
  const camera = cameraOf(Route.useSearch())
  const navigate = Route.useNavigate()
  if (!camera) {
    return (
      <Page title={t`Rent`} width="wide">
        <LocationPicker onChoose={(chosen) => navigate({ search: paramsOf(chosen) })} />
      </Page>
    )
  }
  return (
    <SearchView
      camera={camera}
      onMove={(moved) => navigate({ search: paramsOf(moved), replace: true, resetScroll: false })}
      onLeave={() => navigate({ search: {} })}
      renderListing={(listing) => <ListingCard listing={listing} />}
    />
  )
}
