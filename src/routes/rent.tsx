import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ListingCard } from '#src/features/listing/listing-card.tsx'
import { Heart } from '#src/features/saved/heart.tsx'
import { LocationPicker } from '#src/features/search/location-picker.tsx'
import { prepareMap } from '#src/features/search/prepare-map.ts'
import { cityCountsQuery } from '#src/features/search/queries.ts'
import {
  cameraOf,
  defaultMode,
  paramsOf,
  resultsTab,
  searchParams,
  type Camera,
  type SearchParams,
} from '#src/features/search/search-location.ts'
import { SearchView } from '#src/features/search/search-view.tsx'
import type { RenderListing } from '#src/features/search/tab-content.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/rent')({
  validateSearch: searchParams,
  // Before the page's own code has come.
  beforeLoad: ({ search }) => prepareMap(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(cityCountsQuery)
  },
  component: Rent,
})

const renderListing: RenderListing = (listing, card) => (
  <ListingCard listing={listing} heart={<Heart listing={listing} />} {...card} />
)

function Rent() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const camera = cameraOf(search)
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: SearchParams) =>
      void navigate({
        search: (before) => ({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const choose = (chosen: Camera) =>
    navigate({ search: ({ mode }) => ({ ...paramsOf(chosen), mode }) })

  if (!camera) {
    return (
      <Page title={t`Rent`} width="wide">
        <LocationPicker onChoose={choose} />
      </Page>
    )
  }
  return (
    <SearchView
      camera={camera}
      mode={search.mode ?? defaultMode}
      tabIndex={search.tabIdx ?? resultsTab}
      onChange={change}
      onChoose={choose}
      renderListing={renderListing}
    />
  )
}
