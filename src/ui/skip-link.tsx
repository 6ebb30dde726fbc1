import type { MouseEvent, ReactNode } from 'react'
import styles from './skip-link.module.css'

/** Leads whoever walks by keyboard past what comes between; seen only while it has the focus.
 *  @param to id of what takes the focus then */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  // The browser's own step would be one of its history: asked about where something is not saved, and with no way back
  // that the router knows.
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus()
  }
  return (
    <a className={styles.skip} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
