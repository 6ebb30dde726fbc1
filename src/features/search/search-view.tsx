import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { minIconZoom, minSearchZoom } from '#contract/limits.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Panes } from '#src/ui/panes.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { sheetHeightPx, type SheetStop } from '#src/ui/sheet-stops.ts'
import { useNarrowScreen } from '#src/ui/use-narrow-screen.ts'
import { LocationPicker } from './location-picker.tsx'
import { boundsAround } from './bounds-around.ts'
import { ModeToggle } from './mode-toggle.tsx'
import { searchQuery } from './queries.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SearchHere } from './search-here.tsx'
import {
  defaultMode,
  firstOpenTab,
  locationTab,
  paramsOf,
  resultsTab,
  type Camera,
  type SearchMode,
  type SearchParams,
} from './search-location.ts'
import { SearchMap } from './search-map.tsx'
import { searchModes } from './search-mode.ts'
import { SearchPanel } from './search-panel.tsx'
import { openTab, shortTitle, type OpenTab } from './search-tab.ts'
import { TabContent, type RenderListing } from './tab-content.tsx'
import { TabRow } from './tab-row.tsx'
import styles from './search-view.module.css'

const nothing: Listing[] = []
const closeUpZoom = minIconZoom + 1

const isSameArea = (a: Bounds, b: Bounds) =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east

/** Map and list of one search. The first search runs by itself once the area is known; afterwards
 *  'Search Here' does it. */
export function SearchView({
  camera,
  mode,
  tabIndex,
  onChange,
  onChoose,
  renderListing,
}: {
  camera: Camera
  mode: SearchMode
  tabIndex: number
  /** What stands in the address changes, in one step. */
  onChange(changed: SearchParams): void
  /** Another location was chosen. */
  onChoose(camera: Camera): void
  renderListing: RenderListing
}) {
  const { t } = useLingui()
  const isNarrow = useNarrowScreen()
  const { panes, sheet } = searchModes[mode]
  const hasMap = sheet !== null
  const [pulled, setPulled] = useState<{ mode: SearchMode; stop: SheetStop } | null>(null)
  const stop = isNarrow && hasMap ? (pulled?.mode === mode ? pulled.stop : sheet) : null

  const [inView, setInView] = useState<Bounds | null>(null)
  const [chosenArea, setChosenArea] = useState<Bounds | null>(null)
  const area = chosenArea ?? (hasMap ? null : boundsAround(camera, mapSize))
  const canSearch = camera.zoom >= minSearchZoom
  const results = useQuery({
    ...searchQuery(area ?? emptyArea),
    enabled: area !== null && canSearch,
  })
  const listings = results.data?.listings ?? nothing
  const hasMoved = chosenArea !== null && inView !== null && !isSameArea(chosenArea, inView)

  const [opened, setOpened] = useState<OpenTab[]>([])
  const tab = tabIndex < firstOpenTab + opened.length ? tabIndex : resultsTab
  const [hoveredId, setHoveredId] = useState<number | null>(null)
  const [locatedId, setLocatedId] = useState<number | null>(null)

  const moved = (next: Camera, bounds: Bounds) => {
    setInView(bounds)
    if (!chosenArea && next.zoom >= minSearchZoom) setChosenArea(bounds)
    onChange(paramsOf(next))
  }
  const choose = (next: Camera) => {
    setChosenArea(null)
    setOpened([])
    onChoose(next)
  }
  const show = (listingIds: number[]) => {
    const shown = listings.filter(({ id }) => listingIds.includes(id))
    const [first] = shown
    if (!first) return
    const title = shown.length === 1 ? shortTitle(first.title) : t`${shown.length} items`
    const { tabs, index } = openTab(opened, { listings: shown, title })
    setOpened(tabs)
    if (stop === 'peek') setPulled({ mode, stop: 'half' })
    const hidesList = panes === 'right' && !isNarrow
    onChange({ tabIdx: index, ...(hidesList && { mode: defaultMode }) })
  }
  const close = (index: number) => {
    setOpened(opened.filter((_, at) => at + firstOpenTab !== index))
    if (tab >= index) onChange({ tabIdx: tab === index ? resultsTab : tab - 1 })
  }
  const locate = ({ id, place }: Listing) => {
    if (!place) return
    setLocatedId(id)
    if (stop) setPulled({ mode, stop: 'peek' })
    onChange({
      ...paramsOf({ ...place, zoom: closeUpZoom }),
      ...(!hasMap && { mode: defaultMode }),
    })
  }

  const modeToggle = <ModeToggle mode={mode} onMode={(next) => onChange({ mode: next })} />
  const panel = (
    <SearchPanel
      stop={stop}
      onStop={(next) => setPulled({ mode, stop: next })}
      head={
        <>
          <TabRow
            current={tab}
            opened={opened}
            onSelect={(tabIdx) => onChange({ tabIdx })}
            onClose={close}
          />
          {!isNarrow && modeToggle}
        </>
      }
    >
      <span key={tab} ref={bringIntoSight} className={styles.begin} />
      {tab === locationTab ? (
        <LocationPicker onChoose={choose} />
      ) : (
        <>
          {isNarrow && (
            <div className={styles.tools} data-beside={(canSearch && !results.error) || undefined}>
              {modeToggle}
            </div>
          )}
          {!canSearch && (
            <Notice>
              <Trans>Please ZOOM IN to search!</Trans>
            </Notice>
          )}
          {results.error && (
            <ReadFailure
              error={results.error}
              before={t`Error While getting data`}
              onRetry={() => results.refetch()}
            />
          )}
          {canSearch && results.isPending && <ResultsSkeleton />}
          {results.data && (
            <TabContent
              results={results.data}
              opened={opened[tab - firstOpenTab]}
              mode={mode}
              onHighlight={setHoveredId}
              onLocate={locate}
              renderListing={renderListing}
            />
          )}
        </>
      )}
    </SearchPanel>
  )
  const map = (
    <div className={styles.map}>
      <SearchMap
        listings={listings}
        camera={camera}
        highlightedId={hoveredId ?? locatedId}
        coveredBottomPx={stop ? sheetHeightPx(stop, innerHeight) : 0}
        onMove={moved}
        onOpen={show}
      />
      {canSearch && hasMoved && (
        <SearchHere isSearching={results.isFetching} onSearch={() => setChosenArea(inView)} />
      )}
      {panes === 'right' && !isNarrow && <div className={styles.toggle}>{modeToggle}</div>}
    </div>
  )
  return (
    <>
      <title>{`${t`Rent`} · Staylend`}</title>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Results</Trans>
      </h1>
      <Panes mode={isNarrow && hasMap ? 'split' : panes} left={panel} right={map} />
    </>
  )
}

/** Another tab is read from its beginning. */
function bringIntoSight(begin: HTMLElement | null): void {
  begin?.scrollIntoView({ block: 'nearest' })
}

const emptyArea: Bounds = { south: 0, west: 0, north: 0, east: 0 }
const mapSize = { widthPx: 800, heightPx: 640 }
