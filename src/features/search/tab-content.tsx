import { lazy, Suspense, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import type { SearchMode } from './search-location.ts'
import { ResultCards, ResultsHead } from './search-results.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { OpenTab } from './search-tab.ts'
import { ShowOnMap } from './show-on-map.tsx'

const ResultsTable = lazy(() =>
  import('./results-table.tsx').then((module) => ({ default: module.ResultsTable })),
)

/** @param place where the card stands, which sets its pictures' ratio
 *  @param isFirstSeen for cards that a screen shows at once */
export type RenderListing = (
  listing: Listing,
  card: { place: 'split' | 'list' | 'group'; isFirstSeen: boolean },
) => ReactNode

const firstOnScreen = 2

/** What a tab of the results holds: everything found, or the listings of one marker. */
export function TabContent({
  results: { listings, total },
  opened,
  mode,
  onHighlight,
  onLocate,
  renderListing,
}: {
  results: { listings: Listing[]; total: number }
  opened: OpenTab | undefined
  mode: SearchMode
  onHighlight(id: number | null): void
  onLocate(listing: Listing): void
  renderListing: RenderListing
}) {
  const shown = opened?.listings ?? listings
  const place = opened ? 'group' : mode === 'both' || mode === 'map' ? 'split' : 'list'
  return (
    <>
      <ResultsHead shownCount={shown.length} total={opened ? shown.length : total} />
      {mode === 'table' && shown.length > 0 ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <ResultsTable listings={shown} />
        </Suspense>
      ) : (
        <ResultCards
          listings={shown}
          onHighlight={onHighlight}
          renderListing={(listing, at) =>
            renderListing(listing, { place, isFirstSeen: at < firstOnScreen })
          }
          renderAction={(listing) =>
            listing.place && <ShowOnMap title={listing.title} onShow={() => onLocate(listing)} />
          }
        />
      )}
    </>
  )
}
