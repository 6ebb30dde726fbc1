import { signOf, type ListingType } from '#contract/domain/listing-type.ts'
import styles from './listing-outline.module.css'

/** Stands where a listing has no picture yet. */
export function ListingOutline({ type }: { type: ListingType }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={styles.scene}>
      <path d="M0 62h120v18H0z" className={styles.ground} />
      <path d={signOf(type)} transform="translate(34 14) scale(2.2)" className={styles.outline} />
    </svg>
  )
}
