import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { minIconZoom, minSearchZoom } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { searchQuery } from './queries.ts'
import { SearchMap } from './search-map.tsx'
import { SearchResults } from './search-results.tsx'
import type { Camera } from './search-location.ts'
import styles from './search-view.module.css'

const nothing: Listing[] = []
const closeUpZoom = minIconZoom + 1

const isSameArea = (a: Bounds, b: Bounds) =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east

/** Map and list of one search. The first search runs by itself once the map knows its bounds;
 *  afterwards 'Search Here' does it. */
export function SearchView({
  camera,
  onMove,
  onLeave,
  renderListing,
}: {
  camera: Camera
  onMove(camera: Camera): void
  /** Back to choosing a place. */
  onLeave(): void
  renderListing(listing: Listing): ReactNode
}) {
  const { t } = useLingui()
  const [inView, setInView] = useState<Bounds | null>(null)
  const [searched, setSearched] = useState<Bounds | null>(null)
  const [selection, setSelection] = useState<number[] | null>(null)
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const canSearch = camera.zoom >= minSearchZoom
  const results = useQuery({ ...searchQuery(searched ?? emptyArea), enabled: searched !== null })
  const hasMoved = searched !== null && inView !== null && !isSameArea(searched, inView)

  const moved = (next: Camera, bounds: Bounds) => {
    setInView(bounds)
    if (!searched && next.zoom >= minSearchZoom) setSearched(bounds)
    onMove(next)
  }
  const searchHere = () => {
    setSelection(null)
    setSearched(inView)
  }

  return (
    <div className={styles.split}>
      <section className={styles.results} aria-label={t`Results`}>
        <div className={styles.head}>
          <title>{`${t`Rent`} · Staylend`}</title>
          <h1 tabIndex={-1}>
            <Trans>Results</Trans>
          </h1>
          <Button look="quiet" onClick={onLeave}>
            <Trans>Change location</Trans>
          </Button>
        </div>
        {!canSearch && (
          <Notice>
            <Trans>Please ZOOM IN to search!</Trans>
          </Notice>
        )}
        {canSearch && hasMoved && (
          <Button look="main" onClick={searchHere}>
            <Trans>Search Here</Trans>
          </Button>
        )}
        {results.error && (
          <ReadFailure
            error={results.error}
            before={t`Error While getting data`}
            onRetry={() => results.refetch()}
          />
        )}
        {searched && results.isPending && <Waiting text={t`Please wait...`} lines={6} />}
        {results.data && (
          <SearchResults
            listings={results.data.listings}
            total={results.data.total}
            selection={selection}
            onShowAll={() => setSelection(null)}
            onHighlight={setHighlightedId}
            onLocate={({ place }) => place && onMove({ ...place, zoom: closeUpZoom })}
            renderListing={renderListing}
          />
        )}
      </section>
      <div className={styles.map}>
        <SearchMap
          listings={results.data?.listings ?? nothing}
          camera={camera}
          highlightedId={highlightedId}
          onMove={moved}
          onOpen={setSelection}
        />
      </div>
    </div>
  )
}

const emptyArea: Bounds = { south: 0, west: 0, north: 0, east: 0 }
