import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { sessionQuery } from '#src/api/session.ts'
import { readListing } from '#src/features/listing/read-listing.ts'
import { knownBookedRanges } from '#src/features/reserve/known-booked-ranges.ts'
import { keepSearch, keptSearch } from '#src/features/search/kept-search.ts'
import { LocationPicker } from '#src/features/search/location-picker.tsx'
import { prepareMap } from '#src/features/search/prepare-map.ts'
import { cityCountsQuery } from '#src/features/search/queries.ts'
import {
  cameraOf,
  paramsOf,
  searchParams,
  type Camera,
  type SearchParams,
} from '#src/features/search/search-location.ts'
import { SearchView } from '#src/features/search/search-view.tsx'
import type { RenderListing } from '#src/features/search/tab-content.tsx'
import { Page } from '#src/ui/page.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'

export const Route = createFileRoute('/rent')({
  validateSearch: searchParams,
  beforeLoad: ({ search, location }) => {
    const kept = cameraOf(search) ? null : keptSearch()
    if (kept && cameraOf(kept)) {
      const { tabIdx, open } = 'tabIdx' in location.search ? search : kept
      throw redirect({ to: '/rent', search: { ...kept, tabIdx, open }, replace: true })
    }
    // Before the page's own code has come.
    prepareMap(search)
    return { visit: location.state.__TSR_index }
  },
  loaderDeps: ({ search }) => ({ hasPlace: cameraOf(search) !== null }),
  loader: ({ context, deps }) => {
    if (!deps.hasPlace) void context.queryClient.prefetchQuery(cityCountsQuery)
  },
  component: Rent,
})

const renderListing: RenderListing = (listing, card) => (
  <CardWithHeart listing={listing} {...card} />
)

function Rent() {
  const { t } = useLingui()
  const search = Route.useSearch()
  const camera = cameraOf(search)
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { visit } = Route.useRouteContext()
  const { data: user } = useQuery(sessionQuery)
  useEffect(() => {
    if (cameraOf(search)) keepSearch(search)
  }, [search])
  const change = useCallback(
    (changed: SearchParams) => {
      // A map that comes to rest calls nobody back who is on the way to another page.
      if (router.latestLocation.pathname !== Route.to) return
      void navigate({
        search: (before) => ({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, router],
  )
  const choose = (chosen: Camera) =>
    navigate({
      search: (before) => ({ ...before, ...paramsOf(chosen), tabIdx: undefined, open: undefined }),
      // Who comes back to the choice of a first place would be led to that place.
      replace: camera === null,
    })

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
      visit={visit}
      search={search}
      currency={user?.currency ?? null}
      onChange={change}
      onChoose={choose}
      readListing={readListing}
      bookedRanges={knownBookedRanges}
      renderListing={renderListing}
    />
  )
}
