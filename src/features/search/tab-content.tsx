import { memo, useCallback, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { latePart } from '#src/ui/late-part.tsx'
import type { ListPlace } from './list-place.ts'
import type { SearchMode } from './search-location.ts'
import { ResultCards } from './result-cards.tsx'
import { ResultsHead } from './results-head.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ShowOnMap } from './show-on-map.tsx'

const ResultsTable = latePart(
  () => import('./results-table.tsx').then((module) => module.ResultsTable),
  <ResultsSkeleton />,
)

type CardPlace = 'split' | 'list' | 'group'

/** @param place where the card stands, which sets its pictures' ratio
 *  @param isFirstSeen for cards that a screen shows at once */
export type RenderListing = (
  listing: Listing,
  card: { place: CardPlace; isFirstSeen: boolean },
) => ReactNode

const firstOnScreen = 2

/** What a tab of the results holds: everything found, or the listings of one marker. */
export const TabContent = memo(function TabContent({
  about,
  listings,
  total,
  isEstimate,
  oldestSeenAtMs,
  isGroup,
  mode,
  litIds,
  onHighlight,
  onLocate,
  returnTo,
  onReturned,
  renderListing,
}: {
  /** What the listings answer. */
  about: string
  listings: Listing[]
  /** How many match in all. */
  total: number
  isEstimate?: boolean | undefined
  oldestSeenAtMs?: number | null | undefined
  /** Whether they are those of one marker. */
  isGroup: boolean
  mode: SearchMode
  /** Those that the map's pointer is at. */
  litIds: ReadonlySet<number>
  onHighlight(id: number | null): void
  /** Absent where there is no map. */
  onLocate: ((listing: Listing) => void) | undefined
  /** Where the list was read before, for who comes back to it. */
  returnTo: ListPlace | null
  onReturned(): void
  renderListing: RenderListing
}) {
  const place: CardPlace = isGroup ? 'group' : mode === 'both' || mode === 'map' ? 'split' : 'list'
  const renderCard = useCallback(
    (listing: Listing, at: number) =>
      renderListing(listing, { place, isFirstSeen: at < firstOnScreen }),
    [renderListing, place],
  )
  const renderAction = useCallback(
    (listing: Listing) =>
      onLocate &&
      listing.place && <ShowOnMap title={listing.title} onShow={() => onLocate(listing)} />,
    [onLocate],
  )
  return (
    <>
      <ResultsHead
        shownCount={listings.length}
        total={total}
        isEstimate={isEstimate}
        oldestSeenAtMs={oldestSeenAtMs}
      />
      {mode === 'table' && listings.length > 0 ? (
        <ResultsTable listings={listings} />
      ) : (
        <ResultCards
          about={about}
          listings={listings}
          litIds={litIds}
          onHighlight={onHighlight}
          returnTo={returnTo}
          onReturned={onReturned}
          renderListing={renderCard}
          renderAction={renderAction}
        />
      )}
    </>
  )
})
