import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { startWorker, workerNews } from './app-worker.ts'
import { InstallHint } from './install-hint.tsx'
import styles from './late-bar.module.css'
import { useInstallHint } from './use-install-hint.ts'

/** What comes quietly at the bottom, one thing at a time: a new version, which comes when it is asked for;
 *  that the app opens offline from now on; that it can be installed. */
export function LateBar({ pathname }: { pathname: string }) {
  const news = useSyncExternalStore(workerNews.subscribe, workerNews.get)
  const hint = useInstallHint(pathname)
  useEffect(startWorker, [])
  return (
    <div role="status" className={styles.place}>
      {news === 'new-version' && (
        <p className={styles.bar}>
          <Trans>A new version is ready</Trans>
          <Button look="quiet" onClick={workerNews.takeNewVersion}>
            <Trans>Reload</Trans>
          </Button>
        </p>
      )}
      {news === 'opens-offline' && (
        <p className={styles.bar} data-only-words>
          <Trans>Staylend opens without a connection from now on.</Trans>
        </p>
      )}
      {news === null && hint && (
        <div className={styles.bar}>
          <InstallHint {...hint} />
        </div>
      )}
    </div>
  )
}
