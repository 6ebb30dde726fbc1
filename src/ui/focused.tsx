import type { ReactNode } from 'react'
import styles from './focused.module.css'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What takes the place of a form, and the focus with it. */
export function Focused({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  )
}
