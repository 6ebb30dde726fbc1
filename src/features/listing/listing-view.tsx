import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { formatDate, formatMoney } from '#src/i18n/format.ts'
import { listingTypeWords } from '#src/i18n/words.ts'
import { LazySmallMap } from '#src/map/small-map.tsx'
import { ListingPicture } from './listing-picture.tsx'
import styles from './listing-view.module.css'
import { PriceTable } from './price-table.tsx'

/** A listing with all that a renter asks about it.
 *  @param actions what this viewer may do, below the prices
 *  @param poster who offers it */
export function ListingView({
  listing,
  actions,
  poster,
}: {
  listing: Listing
  actions: ReactNode
  poster: ReactNode
}) {
  const { t, i18n } = useLingui()
  const deposit = { amount: listing.deposit, currency: listing.currency }
  return (
    <article className={styles.listing}>
      <ListingPicture type={listing.type} src={listing.pictures[0]} alt={listing.title} />
      <section className={styles.offer}>
        <p className={styles.place}>
          {i18n._(listingTypeWords[listing.type])} · {listing.city} {listing.zip}
        </p>
        <PriceTable listing={listing} />
        {listing.deposit > 0 && (
          <p>
            <Trans>Deposit: {formatMoney(deposit)}</Trans> {listing.depositTerms}
          </p>
        )}
        {actions}
      </section>
      <section>
        <h2>
          <Trans>Details</Trans>
        </h2>
        <p className={styles.details}>{listing.details}</p>
        <p className={styles.updated}>
          <Trans>Last updated {formatDate(listing.updatedOn)}</Trans>
        </p>
      </section>
      {listing.place && (
        <section>
          <h2>
            <Trans>Where it is</Trans>
          </h2>
          <LazySmallMap
            at={listing.place}
            label={t`Map around ${listing.title}`}
            texts={{ mapUnavailable: t`The map cannot be drawn on this device.` }}
          />
        </section>
      )}
      <section>
        <h2>
          <Trans>Offered by</Trans>
        </h2>
        {poster}
      </section>
    </article>
  )
}
