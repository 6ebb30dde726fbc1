import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { firstPictureSizes } from '#contract/domain/picture-set.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ListingPicture } from './listing-picture.tsx'
import styles from './slideshow.module.css'

/** A listing's pictures, one at a time: by swipe, by the two buttons, by the arrow keys. */
export function Slideshow({ listing: { pictures, title, type } }: { listing: Listing }) {
  const { t } = useLingui()
  const strip = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)
  const count = Math.max(1, pictures.length)
  const turnTo = (at: number) => {
    const { current: list } = strip
    list?.scrollTo({ left: at * list.clientWidth })
  }
  return (
    <section className={styles.slideshow} aria-label={t`Pictures`}>
      <ol
        ref={strip}
        // A strip that scrolls is reached by keyboard; the arrow keys then turn it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : -1}
        aria-label={title}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <ListingPicture
              type={type}
              src={pictures[at]}
              alt={count > 1 ? t`${title}, picture ${at + 1}` : title}
              sizes={firstPictureSizes}
              isFirstSeen={at === 0}
            />
          </li>
        ))}
      </ol>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.turn}
            data-to="previous"
            aria-label={t`Previous picture`}
            disabled={current === 0}
            onClick={() => turnTo(current - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.turn}
            data-to="next"
            aria-label={t`Next picture`}
            disabled={current === count - 1}
            onClick={() => turnTo(current + 1)}
          >
            <Icon name="next" />
          </button>
          <p className={styles.count} role="status">
            <Trans>
              {current + 1} of {count}
            </Trans>
          </p>
        </>
      )}
    </section>
  )
}
