import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { siteName } from '#src/site.ts'
import { LazySmallMap } from '#src/map/small-map.tsx'
import { DocumentTitle } from '#src/ui/document-title.tsx'
import { Stars } from '#src/ui/stars.tsx'
import { CopyLink } from './copy-link.tsx'
import { ListingTerms } from './listing-terms.tsx'
import { MapsServiceLink } from './maps-service-link.tsx'
import { ShareLink } from './share-link.tsx'
import { Slideshow } from './slideshow.tsx'
import { typeAndTown } from './type-and-town.ts'
import styles from './listing-view.module.css'

/** A listing with all that a renter asks about it.
 *  @param isPart on a page that has a title of its own
 *  @param heart what saves it
 *  @param actions what this viewer may do; on a phone they stay at the bottom of the screen
 *  @param poster who offers it
 *  @param reviews what others said of it */
export function ListingView({
  listing,
  isPart = false,
  heart,
  actions,
  poster,
  reviews,
}: {
  listing: Listing
  isPart?: boolean
  heart: ReactNode
  actions: ReactNode
  poster: ReactNode
  reviews: ReactNode
}) {
  const { t, i18n } = useLingui()
  const mapTexts = useMapTexts()
  const { title, place, rating } = listing
  const url = new URL(`/rentitem/${listing.id}`, location.origin).href
  return (
    <article className={styles.listing}>
      {!isPart && <DocumentTitle>{`${title} · ${siteName}`}</DocumentTitle>}
      <div className={styles.pictures}>
        <Slideshow key={listing.id} listing={listing} />
        <div className={styles.heart}>{heart}</div>
      </div>
      <header className={styles.head}>
        <p className={styles.quiet}>{typeAndTown(i18n, listing)}</p>
        {isPart ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
        {rating && (
          <p>
            <Stars {...rating} />
          </p>
        )}
      </header>
      <section className={styles.prices}>
        <ListingTerms listing={listing} />
      </section>
      <div data-foot className={styles.actions}>
        {actions}
      </div>
      <section className={styles.details}>
        <h2>
          <Trans>Details</Trans>
        </h2>
        <p className={styles.text}>{listing.details}</p>
        <p className={styles.foot}>
          <Trans>Last updated {formatDate(listing.updatedOn)}</Trans>
          <span className={styles.pass}>
            <ShareLink title={title} url={url} />
            <CopyLink url={url} />
          </span>
        </p>
      </section>
      {place && (
        <section className={styles.map}>
          <h2>
            <Trans>Where it is</Trans>
          </h2>
          <LazySmallMap at={place} label={t`Map around ${title}`} texts={mapTexts} />
          <MapsServiceLink place={place} />
        </section>
      )}
      <section className={styles.poster}>
        <h2>
          <Trans>Offered by</Trans>
        </h2>
        {poster}
      </section>
      <div className={styles.reviews}>{reviews}</div>
    </article>
  )
}
