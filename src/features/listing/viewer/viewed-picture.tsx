import type { CSSProperties } from 'react'
import { pictureOf } from '#contract/domain/picture.ts'
import { firstPictureSizes } from '#contract/domain/picture-set.ts'
import type { ListingType } from '#contract/domain/listing-type.ts'
import { ListingPicture } from '../listing-picture.tsx'
import styles from './viewed-picture.module.css'

/** A whole picture, as large as its place allows. Until it is near, its colour stands for it. The
 *  slideshow's `sizes` have the browser take the file that it has already. */
export function ViewedPicture({
  type,
  src,
  alt,
  isNear,
  isFirstSeen,
}: {
  type: ListingType
  src: string
  alt: string
  isNear: boolean
  isFirstSeen: boolean
}) {
  const { widthPx, heightPx, colour } = pictureOf(src) ?? standIn
  const look = { '--ratio': widthPx / heightPx, background: colour } as CSSProperties
  return (
    <div className={styles.frame} style={look}>
      {isNear && (
        <ListingPicture
          type={type}
          src={src}
          alt={alt}
          sizes={firstPictureSizes}
          isFirstSeen={isFirstSeen}
        />
      )}
    </div>
  )
}

/** For a picture that is none of ours, of which nothing is known. */
const standIn = { widthPx: 4, heightPx: 3, colour: undefined }
