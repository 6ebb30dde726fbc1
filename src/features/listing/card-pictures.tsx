import { Link } from '@tanstack/react-router'
import { useState, type UIEvent } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { carryOver } from './carry-over.ts'
import { ListingPicture } from './listing-picture.tsx'
import styles from './card-pictures.module.css'

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
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState(0)
  const last = pictures.length - 1

  const noteScroll = ({ currentTarget: strip }: UIEvent<HTMLElement>) => {
    const at = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
    setCurrent(at)
    setSeen((most) => Math.max(most, at + 1))
  }
  const turn = (button: HTMLElement, by: 1 | -1) => {
    const strip = button.parentElement?.firstElementChild
    strip?.scrollBy({ left: by * strip.clientWidth })
  }

  return (
    <div
      className={styles.pictures}
      onPointerEnter={() => setSeen((most) => Math.max(most, 1))}
      onTouchStart={() => setSeen((most) => Math.max(most, 1))}
    >
      <Link
        to="/rentitem/$id"
        params={{ id }}
        aria-hidden="true"
        tabIndex={-1}
        draggable={false}
        className={styles.strip}
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
            {at < seen && <ListingPicture type={type} src={src} alt="" sizes={sizes} />}
          </span>
        ))}
      </Link>
      {current > 0 && (
        <span
          aria-hidden="true"
          className={styles.turn}
          data-to="previous"
          onClick={({ currentTarget }) => turn(currentTarget, -1)}
        >
          <Icon name="previous" />
        </span>
      )}
      {current < last && (
        <span
          aria-hidden="true"
          className={styles.turn}
          data-to="next"
          onClick={({ currentTarget }) => turn(currentTarget, 1)}
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
