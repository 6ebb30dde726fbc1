import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { flagOf, ownLanguageName } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/load-language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './language-dialog.module.css'

/** The choice of a language, in each one's own name. */
export function LanguageDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const choose = async (culture: Culture) => {
    const isLoaded = await changeLanguage(culture)
    if (!isLoaded) toast(t`This language cannot be loaded now.`)
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="language-title"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id="language-title">
          <Trans>Language</Trans>
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        {cultures.map((culture) => (
          <li key={culture}>
            <button
              type="button"
              lang={culture}
              aria-pressed={culture === i18n.locale}
              onClick={() => choose(culture)}
            >
              <span aria-hidden="true">{flagOf(culture)}</span>
              {ownLanguageName(culture)}
              {culture === i18n.locale && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
