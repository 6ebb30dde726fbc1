import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** Leads whoever walks by keyboard past what comes between; seen only while it has the focus.
 *  @param to id of what can take the focus then */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
