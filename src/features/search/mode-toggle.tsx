import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { IconName } from '#src/ui/icon.tsx'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import { searchModeNames, type SearchMode } from './search-location.ts'

const choices: Record<SearchMode, { label: MessageDescriptor; icon: IconName }> = {
  map: { label: msg`Map View`, icon: 'map' },
  both: { label: msg`Map and List View`, icon: 'map-and-list' },
  list: { label: msg`List View`, icon: 'list' },
  table: { label: msg`Table View`, icon: 'table' },
}

/** The map alone has a toggle of its own: the focus goes from the one that was pressed to the one that is shown. */
let pressed: SearchMode | null = null

/** The toolbar's four ways to see results. */
export function ModeToggle({ mode, onMode }: { mode: SearchMode; onMode(mode: SearchMode): void }) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressed !== mode) return
    const chosen = row.current?.querySelector<HTMLElement>('input:checked')
    if (!chosen || chosen.getClientRects().length === 0) return
    pressed = null
    chosen.focus({ preventScroll: true })
  })
  return (
    <ToggleRow
      ref={row}
      isIconsOnly
      label={t`View`}
      options={searchModeNames.map((value) => {
        const { label, icon } = choices[value]
        return { value, name: i18n._(label), icon }
      })}
      value={mode}
      onChange={(next) => {
        pressed = next
        onMode(next)
      }}
    />
  )
}
