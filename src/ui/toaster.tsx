import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { toastStore, type Toast } from './toast-store.ts'
import styles from './toaster.module.css'

/** Where toasts appear and are read out; one for the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return (
    <div role="status" aria-atomic="false" className={styles.toaster}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function OneToast({ toast }: { toast: Toast }) {
  const sentenceId = useId()
  const { sentence, undo } = toast
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (undo?.takesFocus) box.current?.querySelector('button')?.focus()
  }, [undo])
  const hold = () => toastStore.hold(toast)
  const release = () => toastStore.release(toast)
  return (
    <div
      ref={box}
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) release()
      }}
      onFocus={hold}
      onBlur={({ currentTarget }) => {
        if (!isUnderMouse(currentTarget)) release()
      }}
    >
      <p id={sentenceId}>{sentence}</p>
      {undo && (
        <Button
          look="quiet"
          className={styles.undo}
          aria-describedby={sentenceId}
          onClick={() => {
            toastStore.close(toast)
            undo.press()
          }}
        >
          {undo.name}
        </Button>
      )}
    </div>
  )
}

/** A finger that has tapped leaves its mark behind. */
const isUnderMouse = (element: Element) =>
  matchMedia('(hover: hover)').matches && element.matches(':hover')
