import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { carryOver } from './carry-over.ts'
import { ListingPicture } from './listing-picture.tsx'
import { useStrip } from './use-strip.ts'
import styles from './card-pictures.module.css'
import strip from './strip.module.css'

/** A card's pictures: swiped by a finger, turned by a pointer's buttons. Only the first is fetched
 *  before somebody turns. By keyboard they are turned on the listing's own page, where each has words:
 *  a list of cards would otherwise be two stops longer with every card. */
export function CardPictures({
  listing: { id, pictures, type },
  sizes,
  isFirstSeen,
}: {
  listing: Listing
  /** How wide they are shown, as the `sizes` of an img. */
  sizes: string
  isFirstSeen: boolean
}) {
  const { ref, current, furthest, noteScroll, turnTo } = useStrip<HTMLAnchorElement>()
  const [isNear, setIsNear] = useState(false)
  const fetched = isNear ? furthest + 2 : 1
  const last = pictures.length - 1

  return (
    <div
      className={styles.pictures}
      onPointerEnter={() => setIsNear(true)}
      onTouchStart={() => setIsNear(true)}
    >
      <Link
        ref={ref}
        to="/rentitem/$id"
        params={{ id }}
        aria-hidden="true"
        tabIndex={-1}
        draggable={false}
        className={strip.strip}
        viewTransition
        onClick={({ currentTarget }) => carryOver(currentTarget)}
        onScroll={noteScroll}
      >
        <ListingPicture
          type={type}
          src={pictures[0]}
          alt=""
          sizes={sizes}
          isFirstSeen={isFirstSeen}
        />
        {pictures.slice(1).map((src, at) => (
          <span key={src}>
            {at + 1 < fetched && <ListingPicture type={type} src={src} alt="" sizes={sizes} />}
          </span>
        ))}
      </Link>
      {current > 0 && (
        <span
          aria-hidden="true"
          className={styles.turn}
          data-to="previous"
          onClick={() => turnTo(current - 1)}
        >
          <Icon name="previous" />
        </span>
      )}
      {current < last && (
        <span
          aria-hidden="true"
          className={styles.turn}
          data-to="next"
          onClick={() => turnTo(current + 1)}
        >
          <Icon name="next" />
        </span>
      )}
      {last > 0 && (
        <div aria-hidden="true" className={styles.dots}>
          {pictures.map((src, at) => (
            <i key={src} data-current={at === current || undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
