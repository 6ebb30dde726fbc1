import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A sentence about how things stand: read out when it appears, at once when it is a failure. */
export function Notice({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'success' | 'failure'
  children: ReactNode
}) {
  return (
    <div role={tone === 'failure' ? 'alert' : 'status'} data-tone={tone} className={styles.notice}>
      {children}
    </div>
  )
}
