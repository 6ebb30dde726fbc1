import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import styles from './connection-state.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** The one place that says how the connection stands. */
export function ConnectionState() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p role="status" className={styles.state}>
      {!isOnline && <Trans>Offline</Trans>}
    </p>
  )
}
