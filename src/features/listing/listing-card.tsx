import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reservablePeriods, reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { formatMoneyShort } from '#src/i18n/format.ts'
import { typeWord } from '#src/i18n/site-text.ts'
import { periodWords } from '#src/i18n/words.ts'
import { Stars } from '#src/ui/stars.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { carryOver } from './carry-over.ts'
import { CardPictures } from './card-pictures.tsx'
import styles from './listing-card.module.css'

/** By where a card stands: height of the pictures to their width, and how wide they are shown.
 *  @see docs/product.md §9 */
const places = {
  grid: { ratio: 0.8, sizes: '(width >= 768px) 300px, 50vw' },
  list: { ratio: 0.75, sizes: '(width >= 500px) min(50vw, 470px), 100vw' },
  split: { ratio: 0.66, sizes: '(width >= 768px) 300px, (width >= 500px) 50vw, 100vw' },
  group: { ratio: 0.67, sizes: '(width >= 768px) 300px, (width >= 500px) 50vw, 100vw' },
}

/** A listing in a list: pictures, its type, id and owner, title, and what it costs.
 *  @param isFirstSeen its picture is asked for before all others
 *  @param mark stands on the pictures in place of how it is booked
 *  @param heart what saves it */
export function ListingCard({
  listing,
  place = 'grid',
  isFirstSeen = false,
  mark,
  heart,
}: {
  listing: Listing
  place?: keyof typeof places
  isFirstSeen?: boolean
  mark?: ReactNode
  heart?: ReactNode
}) {
  const { i18n } = useLingui()
  const { ratio, sizes } = places[place]
  const isPosted = listing.id > 0
  return (
    <article className={styles.card}>
      <div data-carried className={styles.pictures} style={{ aspectRatio: 1 / ratio }}>
        <CardPictures listing={listing} sizes={sizes} isFirstSeen={isFirstSeen} />
        <p className={styles.mark}>{mark ?? <BookingBadge listing={listing} />}</p>
        <div className={styles.heart}>{heart}</div>
      </div>
      <div className={styles.line}>
        <p>
          {i18n._(typeWord(listing.type))}
          {isPosted && ` · ${listing.id} · ${listing.lenderId}`}
        </p>
        {listing.rating && <Stars {...listing.rating} />}
      </div>
      <h2 className={styles.title}>
        <Link
          to="/rentitem/$id"
          params={{ id: listing.id }}
          viewTransition
          onClick={({ currentTarget }) => carryOver(currentTarget)}
        >
          {listing.title}
        </Link>
      </h2>
      <ul className={styles.prices}>
        {reservablePeriods(listing).map((period) => {
          const price = reservablePrice(listing, period)
          return (
            <li key={period}>
              {i18n._(periodWords[period])} {price && <b>{formatMoneyShort(price)}</b>}
            </li>
          )
        })}
      </ul>
    </article>
  )
}
