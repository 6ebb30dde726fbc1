import { Trans } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { newVersion, startWorker } from './app-worker.ts'
import styles from './update-bar.module.css'

/** Says quietly that a new version is there; it comes when it is asked for. */
export function UpdateBar() {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.get)
  useEffect(startWorker, [])
  return (
    <div role="status" className={styles.place}>
      {isReady && (
        <p className={styles.bar}>
          <Trans>A new version is ready</Trans>
          <Button look="quiet" onClick={newVersion.take}>
            <Trans>Reload</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
