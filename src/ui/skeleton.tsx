import styles from './skeleton.module.css'

/** A block as large as what it stands for. Whatever shows it says once that something is on its way.
 *  @param ratio height by width */
export function Skeleton({ ratio }: { ratio: number }) {
  return (
    <span className={styles.skeleton} aria-hidden="true" style={{ aspectRatio: `1 / ${ratio}` }} />
  )
}
