import type { ListingType } from '#contract/domain/listing-type.ts'
import styles from './listing-outline.module.css'

/** Stands where a listing has no picture yet. */
export function ListingOutline({ type }: { type: ListingType }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={styles.scene}>
      <path d="M0 62h120v18H0z" className={styles.ground} />
      <path d={outlines[type]} className={styles.outline} />
    </svg>
  )
}

const tower =
  'M44 18h32v44H44z M50 26h6v6h-6z M64 26h6v6h-6z M50 38h6v6h-6z M64 38h6v6h-6z M56 50h8v12h-8z'
const house = 'M30 40 60 18l30 22v22H30z M54 48h12v14H54z M38 44h9v8h-9z M73 44h9v8h-9z'
const room = 'M32 24h56v38H32z M38 44h30v10H38z M74 30h8v12h-8z'
const shared = 'M26 34h34v28H26z M62 26h32v36H62z M34 42h8v8h-8z M72 36h8v8h-8z'
const vehicle = 'M30 50h60l-6-16H42z M36 50h48v10H36z'

const outlines: Record<ListingType, string> = {
  CONDO: tower,
  HOUSE: house,
  ROOM: room,
  SHARED: shared,
  CAR: vehicle,
  MOTORBIKE: vehicle,
  BICYCLE: vehicle,
  BOAT: vehicle,
}
