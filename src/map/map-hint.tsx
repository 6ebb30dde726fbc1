import { use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { HintPlaceContext } from './hint-place.tsx'
import styles from './map.module.css'

/** A quiet sentence on a map that goes on. */
export function MapHint({ text, children }: { text: string; children?: ReactNode }) {
  const place = use(HintPlaceContext)
  return (
    place &&
    createPortal(
      <div role="status" className={styles.hint}>
        <p>{text}</p>
        {children}
      </div>,
      place,
    )
  )
}
