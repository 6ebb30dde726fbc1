import type { ReactNode } from 'react'
import styles from './specimen.module.css'

/** One component of the gallery. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  )
}

/** One of its states, named above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.stateName}>{name}</h3>
      {children}
    </div>
  )
}
