import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import { searchModeNames, type SearchMode } from './search-location.ts'
import { searchModes } from './search-mode.ts'

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
        const { label, icon } = searchModes[value]
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
