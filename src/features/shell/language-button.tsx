import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { currentCulture } from '#src/i18n/i18n.ts'
import { ownLanguageName } from '#src/i18n/languages.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './language-button.module.css'

const LanguageDialog = lazy(() =>
  import('./language-dialog.tsx').then((module) => ({ default: module.LanguageDialog })),
)

/** Says the language and opens the choice of others. */
export function LanguageButton() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const name = ownLanguageName(currentCulture())
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t`Language: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="globe" />
        <span className={styles.name}>{name}</span>
      </button>
      {isOpen && (
        <Suspense>
          <LanguageDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
