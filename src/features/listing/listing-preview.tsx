import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { LazySmallMap } from '#src/map/small-map.tsx'
import { ListingTerms } from './listing-terms.tsx'
import { Slideshow } from './slideshow.tsx'
import { typeAndTown } from './type-and-town.ts'
import styles from './listing-preview.module.css'

/** What a listing's page says of it, as a part of another page, whose headings are not about it. */
export function ListingPreview({ listing }: { listing: Listing }) {
  const { t, i18n } = useLingui()
  const mapTexts = useMapTexts()
  const { title, details, place } = listing
  return (
    <article className={styles.preview} aria-label={title || undefined}>
      <Slideshow key={listing.id} listing={listing} />
      <p className={styles.quiet}>{typeAndTown(i18n, listing)}</p>
      <p className={styles.title}>{title}</p>
      <ListingTerms listing={listing} />
      <p className={styles.name}>
        <Trans>Details</Trans>
      </p>
      <p className={styles.text}>{details}</p>
      {place && <LazySmallMap at={place} label={t`Map around ${title}`} texts={mapTexts} />}
    </article>
  )
}
