import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { reservablePeriods, reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { formatMoneyShort } from '#src/i18n/format.ts'
import { listingTypeWords, periodWords } from '#src/i18n/words.ts'
import { ListingPicture } from './listing-picture.tsx'
import styles from './listing-card.module.css'

/** A listing in a list: its type, id and owner, title, and what it costs. */
export function ListingCard({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  return (
    <article className={styles.card}>
      <ListingPicture type={listing.type} src={listing.pictures[0]} alt="" />
      <p className={styles.line}>
        {i18n._(listingTypeWords[listing.type])} · {listing.id} · {listing.lenderId}
      </p>
      <h2 className={styles.title}>
        <Link to="/rentitem/$id" params={{ id: listing.id }}>
          {listing.title}
        </Link>
      </h2>
      <ul className={styles.prices}>
        {reservablePeriods(listing).map((period) => {
          const price = reservablePrice(listing, period)
          return (
            <li key={period}>
              {i18n._(periodWords[period])} {price && formatMoneyShort(price)}
            </li>
          )
        })}
      </ul>
    </article>
  )
}
