import { useLingui } from '@lingui/react/macro'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import { searchModeNames, type SearchMode } from './search-location.ts'
import { searchModes } from './search-mode.ts'

/** The toolbar's four ways to see results. */
export function ModeToggle({ mode, onMode }: { mode: SearchMode; onMode(mode: SearchMode): void }) {
  const { t, i18n } = useLingui()
  return (
    <ToggleRow
      isIconsOnly
      label={t`View`}
      options={searchModeNames.map((value) => {
        const { label, icon } = searchModes[value]
        return { value, name: i18n._(label), icon }
      })}
      value={mode}
      onChange={onMode}
    />
  )
}
