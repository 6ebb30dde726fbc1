import type { Listing } from '#contract/domain/listing.ts'
import { ListingPicture } from './listing-picture.tsx'
import styles from './listing-thumbnail.module.css'

/** A listing's first picture, small, beside words that say what it shows. */
export function ListingThumbnail({ listing: { type, pictures } }: { listing: Listing }) {
  return (
    <span className={styles.thumbnail}>
      <ListingPicture type={type} src={pictures[0]} alt="" sizes="56px" />
    </span>
  )
}
