import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PaneMode } from '#src/ui/panes.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import type { SheetStop } from '#src/ui/sheet-stops.ts'
import type { SearchMode } from './search-location.ts'

interface ModeLayout {
  label: MessageDescriptor
  icon: IconName
  /** From 48 rem on, 768 px where text has its usual size. */
  panes: PaneMode
  /** Below that, where the list is a sheet over the map; null where there is no map. */
  sheet: SheetStop | null
}

export const searchModes: Record<SearchMode, ModeLayout> = {
  map: { label: msg`Map View`, icon: 'map', panes: 'right', sheet: 'peek' },
  both: { label: msg`Map and List View`, icon: 'map-and-list', panes: 'split', sheet: 'half' },
  list: { label: msg`List View`, icon: 'list', panes: 'left', sheet: null },
  table: { label: msg`Table View`, icon: 'table', panes: 'left', sheet: null },
}

/** Where no map can be drawn the list has its room. */
export function layoutOf(mode: SearchMode, canDraw: boolean): Pick<ModeLayout, 'panes' | 'sheet'> {
  return canDraw ? searchModes[mode] : { panes: 'left', sheet: null }
}
