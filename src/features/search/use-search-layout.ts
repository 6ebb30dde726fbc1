import { useCallback } from 'react'
import { useMapLoad } from '#src/map/map-loader.ts'
import type { PaneMode } from '#src/ui/panes.tsx'
import { sheetHeightPx, type SheetStop } from '#src/ui/sheet-stops.ts'
import { useLowScreen, useNarrowScreen } from '#src/ui/use-screen-size.ts'
import type { SearchMode } from './search-location.ts'
import { layoutOf } from './search-mode.ts'
import { createWayBack } from './way-back.ts'

export interface SearchLayout {
  panes: PaneMode
  /** How high the list stands as a sheet over the map; null where it is none. */
  stop: SheetStop | null
  /** Has the sheet stand there as long as the mode stays, also for who comes back to the page. */
  pull(stop: SheetStop): void
  /** What the sheet covers of the map. */
  coveredBottomPx: number
  /** Whether this device can draw a map. */
  canDraw: boolean
  hasMap: boolean
  /** Whether the map has the whole window, with what is found said on it. */
  hidesList: boolean
  isNarrow: boolean
  /** Whether the list is over the map, or below it, and not beside. */
  isApart: boolean
}

const pulledSheets = createWayBack<{ mode: SearchMode; stop: SheetStop }>()

/** How map and list share the window. */
export function useSearchLayout(mode: SearchMode): SearchLayout {
  const isNarrow = useNarrowScreen()
  const isLow = useLowScreen()
  const { canDraw } = useMapLoad()
  const { panes, sheet } = layoutOf(mode, canDraw)
  const hasMap = sheet !== null
  const hasSheet = hasMap && isNarrow && !isLow
  const [pulled, setPulled] = pulledSheets.useReturned()
  pulledSheets.useLeaving(() => pulled)
  const pull = useCallback((stop: SheetStop) => setPulled({ mode, stop }), [mode, setPulled])
  const stop = hasSheet ? (pulled?.mode === mode ? pulled.stop : sheet) : null
  return {
    panes: hasSheet ? 'split' : panes,
    stop,
    pull,
    // Nobody looks at a map that is covered whole: it stays where half of it is seen.
    coveredBottomPx: stop ? sheetHeightPx(stop === 'full' ? 'half' : stop, innerHeight) : 0,
    canDraw,
    hasMap,
    hidesList: panes === 'right' && !hasSheet,
    isNarrow,
    isApart: isNarrow && (hasSheet || isLow),
  }
}
