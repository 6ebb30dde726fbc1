import { use } from 'react'
import { createPortal } from 'react-dom'
import { HintPlaceContext } from './hint-place.tsx'
import styles from './map.module.css'

/** A quiet sentence on a map that goes on.
 *  @param dismiss name and effect of the button that takes it away */
export function MapHint({
  text,
  dismiss,
}: {
  text: string
  dismiss?: { label: string; onPress(): void }
}) {
  const place = use(HintPlaceContext)
  return (
    place &&
    createPortal(
      <div role="status" className={styles.hint}>
        <p>{text}</p>
        {dismiss && (
          <button
            type="button"
            aria-label={dismiss.label}
            className={styles.dismiss}
            onClick={dismiss.onPress}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>,
      place,
    )
  )
}
