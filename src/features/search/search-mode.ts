import type { PaneMode } from '#src/ui/panes.tsx'
import type { SheetStop } from '#src/ui/sheet-stops.ts'
import type { SearchMode } from './search-location.ts'

interface ModeLayout {
  /** From 48 rem on, 768 px where text has its usual size. */
  panes: PaneMode
  /** Below that, where the list is a sheet over the map; null where there is no map. */
  sheet: SheetStop | null
}

const listAlone: ModeLayout = { panes: 'left', sheet: null }

const layouts: Record<SearchMode, ModeLayout> = {
  map: { panes: 'right', sheet: 'peek' },
  both: { panes: 'split', sheet: 'half' },
  list: listAlone,
  table: listAlone,
}

/** Where no map can be drawn the list has its room. */
export const layoutOf = (mode: SearchMode, canDraw: boolean): ModeLayout =>
  canDraw ? layouts[mode] : listAlone
