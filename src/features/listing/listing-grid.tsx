import type { ReactNode } from 'react'
import styles from './listing-grid.module.css'

/** Cards in two columns on small screens and four from medium on. */
export function ListingGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
