import { useLingui } from '@lingui/react/macro'
import type { Culture } from '#contract/domain/user.ts'
import { currentCulture } from '#src/i18n/i18n.ts'
import { ownLanguageName } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/load-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './language-offer.module.css'

/** The browser's language beside the one that is shown, each in its own name: who needs the offer may not read
 *  anything else. */
export function LanguageOffer({ offered, onDone }: { offered: Culture; onDone(): void }) {
  const { t } = useLingui()
  const choose = async (culture: Culture) => {
    if (!(await changeLanguage(culture))) toast(t`This language cannot be loaded now.`)
    onDone()
  }
  return (
    <div role="group" aria-label={t`Language`} className={styles.offer}>
      <Icon name="globe" />
      {[offered, currentCulture()].map((culture) => (
        <Button key={culture} look="quiet" lang={culture} onClick={() => choose(culture)}>
          {ownLanguageName(culture)}
        </Button>
      ))}
    </div>
  )
}
