import { pictureOf } from '#contract/domain/picture.ts'
import { pictureSourceSet } from '#contract/domain/picture-set.ts'
import type { ListingType } from '#contract/domain/listing-type.ts'
import { ListingOutline } from './listing-outline.tsx'
import styles from './listing-picture.module.css'

/** A listing's picture over its own colour, or a quiet stand-in of the same size while it has none.
 *  @param sizes how wide it is shown, as the `sizes` of an img
 *  @param isFirstSeen asks the browser for it before all others */
export function ListingPicture({
  type,
  src,
  alt,
  sizes,
  isFirstSeen = false,
}: {
  type: ListingType
  src: string | undefined
  alt: string
  sizes: string
  isFirstSeen?: boolean
}) {
  const picture = src ? pictureOf(src) : null
  if (!picture) {
    return (
      <div className={styles.frame}>
        <ListingOutline type={type} />
      </div>
    )
  }
  return (
    <picture className={styles.frame} style={{ background: picture.colour }}>
      <source type="image/webp" srcSet={pictureSourceSet(picture)} sizes={sizes} />
      <img
        src={picture.jpeg}
        alt={alt}
        width={picture.widthPx}
        height={picture.heightPx}
        loading={isFirstSeen ? 'eager' : 'lazy'}
        fetchPriority={isFirstSeen ? 'high' : 'auto'}
        decoding={isFirstSeen ? 'sync' : 'async'}
      />
    </picture>
  )
}
