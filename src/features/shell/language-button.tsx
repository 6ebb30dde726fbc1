import { useLingui } from '@lingui/react/macro'
import { currentCulture } from '#src/i18n/i18n.ts'
import { ownLanguageName } from '#src/i18n/languages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'
import styles from './language-button.module.css'

const loadLanguageDialog = () =>
  import('./language-dialog.tsx').then((module) => module.LanguageDialog)

/** Says the language and opens the choice of others. */
export function LanguageButton() {
  const { t } = useLingui()
  const { Dialog, open, close } = useLateDialog(loadLanguageDialog)
  const name = ownLanguageName(currentCulture())
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t`Language: ${name}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="globe" />
        <span className={styles.name}>{name}</span>
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}
