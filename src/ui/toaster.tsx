import { useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'
import styles from './toaster.module.css'

/** Where toasts appear and are read out; one for the app. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return (
    <div role="status" className={styles.toaster}>
      {message && <p className={styles.toast}>{message}</p>}
    </div>
  )
}
