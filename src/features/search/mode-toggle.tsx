import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import { searchModeNames, type SearchMode } from './search-location.ts'
import { searchModes } from './search-mode.ts'
import styles from './mode-toggle.module.css'

/** The toolbar's four ways to see results. */
export function ModeToggle({ mode, onMode }: { mode: SearchMode; onMode(mode: SearchMode): void }) {
  const { t, i18n } = useLingui()
  return (
    <div role="group" aria-label={t`View`} className={styles.toggle}>
      {searchModeNames.map((name) => {
        const label = i18n._(searchModes[name].label)
        return (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={name === mode}
            onClick={() => onMode(name)}
          >
            <Icon name={searchModes[name].icon} />
          </button>
        )
      })}
    </div>
  )
}
