import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { minIconZoom } from '#contract/limits.ts'
import { focusMap } from '#src/map/focus-map.ts'
import { siteName } from '#src/site.ts'
import { DocumentTitle } from '#src/ui/document-title.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panes } from '#src/ui/panes.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { FilterButton } from './filter-button.tsx'
import { filterOf, withAskableDays } from './filter-form.ts'
import { LocationPicker } from './location-picker.tsx'
import { ModeToggle } from './mode-toggle.tsx'
import { SearchHere } from './search-here.tsx'
import {
  defaultMode,
  firstOpenTab,
  locationTab,
  paramsOf,
  resultsTab,
  type Camera,
  type SearchParams,
} from './search-location.ts'
import { listPlaces } from './list-place.ts'
import { MapPane } from './map-pane.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SearchList } from './search-list.tsx'
import { tabParams } from './search-tab.ts'
import type { RenderListing } from './tab-content.tsx'
import type { BookedRanges } from './taken-ids.ts'
import { TabRow } from './tab-row.tsx'
import { useOpenTabs } from './use-open-tabs.ts'
import { useSearchArea } from './use-search-area.ts'
import { useSearchLayout } from './use-search-layout.ts'
import { useResults } from './use-results.ts'
import hidden from '#src/ui/hidden.module.css'
import styles from './search-view.module.css'

const nothing: Listing[] = []
const none: ReadonlySet<number> = new Set()
const closeUpZoom = minIconZoom + 1

/** Map and list of one search. The first search runs by itself once the area is known; afterwards
 *  'Search Here' does it. */
export function SearchView({
  camera,
  visit,
  search,
  currency,
  onChange,
  onChoose,
  readListing,
  bookedRanges,
  renderListing,
}: {
  camera: Camera
  /** Which of the history's entries this is. */
  visit: number
  /** The search as it stands in the address. */
  search: SearchParams
  /** Of the reader; null for a visitor. */
  currency: CurrencyCode | null
  /** What stands in the address changes, in one step. */
  onChange(changed: SearchParams): void
  /** Another location was chosen. */
  onChoose(camera: Camera): void
  /** Asks for one listing. @throws ApiError when it is there no more */
  readListing(id: number): Promise<Listing>
  bookedRanges: BookedRanges
  renderListing: RenderListing
}) {
  const { t } = useLingui()
  const mode = search.mode ?? defaultMode
  const layout = useSearchLayout(mode)
  const { panes, stop, pull, coveredBottomPx, canDraw, hasMap, hidesList, isNarrow, isApart } =
    layout
  const [returnTo, setReturnTo] = listPlaces.useReturned()

  const { area, middle, canSearch, hasMoved, measure, see, searchHere, hold } = useSearchArea(
    camera,
    visit,
    coveredBottomPx,
    hasMap,
  )
  const mapPane = useRef<HTMLDivElement>(null)
  const placeMap = useCallback(
    (element: HTMLDivElement | null) => {
      mapPane.current = element
      measure(element)
    },
    [measure],
  )
  const asked = withAskableDays(search, useNow())
  const filter = filterOf(asked)
  const hasDates = filter.freeDuring !== null
  const results = useResults(canSearch ? area : null, middle, filter, bookedRanges)
  const listings = results.data?.listings ?? nothing

  const tabs = useOpenTabs({ tabIndex: search.tabIdx ?? resultsTab, open: search.open })
  const { opened, tab } = tabs
  const [hoveredId, setHoveredId] = useState<number | null>(null)
  const [locatedId, setLocatedId] = useState<number | null>(null)
  const [litIds, setLitIds] = useState<ReadonlySet<number>>(none)

  const forgetPlace = useCallback(() => setReturnTo(null), [setReturnTo])

  const heading = useRef<HTMLHeadingElement>(null)
  /** Where the keyboard goes on when what was pressed is gone. */
  const goToHeading = () => heading.current?.focus({ preventScroll: true })

  const moved = (next: Camera, bounds: Bounds) => {
    see(next, bounds)
    onChange(paramsOf(next))
  }
  const show = (listingIds: number[]) => {
    const shown = listings.filter(({ id }) => listingIds.includes(id))
    if (shown.length === 0) return
    const { tabs: all, index } = tabs.open(shown)
    if (stop === 'peek') pull('half')
    onChange({ ...tabParams(all, index), ...(hidesList && { mode: defaultMode }) })
  }
  const close = (index: number) => {
    goToHeading()
    const left = tabs.close(index)
    if (tab >= index) onChange(tabParams(left, tab === index ? resultsTab : tab - 1))
  }
  const locate = useCallback(
    ({ id, place }: Listing) => {
      if (!place) return
      setLocatedId(id)
      hold?.()
      // What was pressed is below the map, or above it, and no longer beside.
      if (isApart) focusMap(mapPane.current)
      // Last, since the focus opens a map that was covered by half.
      if (stop) pull('peek')
      onChange({
        ...paramsOf({ ...place, zoom: closeUpZoom }),
        ...(!hasMap && { mode: defaultMode }),
      })
    },
    [stop, isApart, hasMap, hold, onChange, pull],
  )

  const foundNothing = results.data?.listings.length === 0
  const hasCount = tab >= firstOpenTab || (canSearch && !results.error && !foundNothing)
  const modeToggle = <ModeToggle mode={mode} onMode={(next) => onChange({ mode: next })} />
  const filterButton = (
    <FilterButton
      filter={filter}
      params={asked}
      currency={currency ?? listings[0]?.currency ?? 'USD'}
      onFilter={(params) => onChange({ ...params, ...tabParams(opened, resultsTab) })}
    />
  )
  const panel = (
    <SearchPanel
      stop={stop}
      onStop={pull}
      head={
        <>
          <TabRow
            current={tab}
            opened={opened}
            onSelect={(index) => onChange(tabParams(opened, index))}
            onClose={close}
          />
          {!isNarrow && modeToggle}
        </>
      }
    >
      {/* Another tab is read from its beginning. */}
      <span key={tab} ref={bringIntoSight} className={styles.begin} />
      {tab === locationTab ? (
        <LocationPicker onChoose={onChoose} />
      ) : (
        <>
          {filterButton}
          {isNarrow && (
            <div className={styles.tools} data-beside={hasCount || undefined}>
              {modeToggle}
            </div>
          )}
          {!canDraw && (
            <Notice>
              <Trans>The map cannot be drawn on this device. The list has the same listings.</Trans>
            </Notice>
          )}
          <SearchList
            results={results}
            opened={opened[tab - firstOpenTab]}
            canSearch={canSearch}
            hasDates={hasDates}
            readListing={readListing}
            mode={mode}
            litIds={litIds}
            onHighlight={setHoveredId}
            onLocate={canDraw ? locate : undefined}
            returnTo={returnTo}
            onReturned={forgetPlace}
            renderListing={renderListing}
          />
        </>
      )}
    </SearchPanel>
  )
  const searchHereButton = canSearch && hasMoved && (
    <SearchHere
      isSearching={results.isFetching}
      onSearch={() => {
        goToHeading()
        searchHere()
        if (tab !== resultsTab) onChange(tabParams(opened, resultsTab))
      }}
    />
  )
  const map = (
    <MapPane
      ref={placeMap}
      layout={layout}
      tools={
        <>
          {modeToggle}
          {filterButton}
        </>
      }
      searchHere={searchHereButton}
      words={{ results, canSearch, hasDates }}
      listings={listings}
      camera={camera}
      highlightedId={hoveredId ?? locatedId}
      onMove={moved}
      onOpen={show}
      onHover={(ids) => setLitIds(new Set(ids))}
    />
  )
  return (
    <>
      <DocumentTitle>{`${t`Rent`} · ${siteName}`}</DocumentTitle>
      <h1 ref={heading} tabIndex={-1} className={hidden.hidden}>
        <Trans>Results</Trans>
      </h1>
      <Panes mode={panes} left={panel} right={map} />
    </>
  )
}
