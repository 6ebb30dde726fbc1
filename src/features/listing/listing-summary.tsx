import type { Listing } from '#contract/domain/listing.ts'
import { ListingCard } from './listing-card.tsx'
import { PriceTable } from './price-table.tsx'
import styles from './listing-summary.module.css'

/** The listing that a conversation or a reservation is about, with the way to its page. */
export function ListingSummary({ listing }: { listing: Listing }) {
  return (
    <div className={styles.summary}>
      <ListingCard listing={listing} place="group" />
      <div className={styles.words}>
        <PriceTable listing={listing} />
        <p className={styles.details}>{listing.details}</p>
      </div>
    </div>
  )
}
