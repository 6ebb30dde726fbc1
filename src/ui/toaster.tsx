import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { toastStore } from './toast-store.ts'
import styles from './toaster.module.css'

/** Where toasts appear and are read out; one for the app. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const undo = toast?.undo
  return (
    <div role="status" className={styles.toaster}>
      {toast && (
        <div
          className={styles.toast}
          onPointerEnter={toastStore.hold}
          onPointerLeave={toastStore.release}
          onFocus={toastStore.hold}
          onBlur={toastStore.release}
        >
          <p>{toast.sentence}</p>
          {undo && (
            <Button
              look="quiet"
              className={styles.undo}
              onClick={() => {
                toastStore.close()
                undo.press()
              }}
            >
              {undo.name}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
