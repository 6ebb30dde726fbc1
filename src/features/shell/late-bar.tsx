import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { rememberedLanguage } from '#src/i18n/load-language.ts'
import { siteName } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import { startWorker, workerNews } from './app-worker.ts'
import { InstallHint } from './install-hint.tsx'
import { LanguageOffer } from './language-offer.tsx'
import styles from './late-bar.module.css'
import { offeredLanguage } from './offered-language.ts'
import { useInstallHint } from './use-install-hint.ts'

/** What comes quietly at the bottom, one thing at a time: a new version, which comes when it is asked for;
 *  that the app opens offline from now on; the browser's language; that it can be installed. */
export function LateBar({ pathname }: { pathname: string }) {
  const news = useSyncExternalStore(workerNews.subscribe, workerNews.get)
  const hint = useInstallHint(pathname)
  const { i18n } = useLingui()
  const [hasAnswered, setHasAnswered] = useState(false)
  const hasChosen = hasAnswered || rememberedLanguage() !== null
  const offered = hasChosen ? null : offeredLanguage(navigator.languages, i18n.locale)
  useEffect(startWorker, [])
  return (
    <div role="status" className={styles.place}>
      {(news === 'new-version' || news === 'taking-over') && (
        <p className={styles.bar}>
          <Trans>A new version is ready</Trans>
          <Button
            look="quiet"
            aria-disabled={news === 'taking-over'}
            onClick={workerNews.takeNewVersion}
          >
            {news === 'taking-over' ? <Trans>Please wait...</Trans> : <Trans>Reload</Trans>}
          </Button>
        </p>
      )}
      {news === 'opens-offline' && (
        <p className={styles.bar} data-only-words>
          <Trans>{siteName} opens without a connection from now on.</Trans>
        </p>
      )}
      {news === null && offered && (
        <div className={styles.bar}>
          <LanguageOffer offered={offered} onDone={() => setHasAnswered(true)} />
        </div>
      )}
      {news === null && !offered && hint && (
        <div className={styles.bar}>
          <InstallHint {...hint} />
        </div>
      )}
    </div>
  )
}
