import { Trans, useLingui } from '@lingui/react/macro'
import { firstPictureSizes } from '#contract/domain/picture-set.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RoundButton } from '#src/ui/round-button.tsx'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'
import { ListingPicture } from './listing-picture.tsx'
import { useStrip } from './use-strip.ts'
import styles from './slideshow.module.css'
import strip from './strip.module.css'

const loadPictureViewer = () =>
  import('./viewer/picture-viewer.tsx').then((module) => module.PictureViewer)

/** A listing's pictures, one at a time: by swipe, by the two buttons, by the arrow keys. */
export function Slideshow({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const { pictures, title, type } = listing
  const viewer = useLateDialog(loadPictureViewer)
  const { ref, current, noteScroll, turnTo } = useStrip<HTMLOListElement>()
  const open = () => pictures.length > 0 && viewer.open()
  const count = Math.max(1, pictures.length)
  return (
    <section className={styles.slideshow} aria-label={t`Pictures`}>
      <ol
        ref={ref}
        // A strip that scrolls is reached by keyboard; the arrow keys then turn it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : -1}
        aria-label={title}
        className={`${strip.strip} ${styles.pictures}`}
        onScroll={noteScroll}
        onClick={open}
        onKeyDown={({ key }) => key === 'Enter' && open()}
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
            aria-disabled={current === 0}
            onClick={() => turnTo(current - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.turn}
            data-to="next"
            aria-label={t`Next picture`}
            aria-disabled={current === count - 1}
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
      {pictures.length > 0 && (
        <div className={styles.expand}>
          <RoundButton icon="expand" label={t`Full screen`} hint={t`Full screen`} onPress={open} />
        </div>
      )}
      {viewer.Dialog && (
        <viewer.Dialog
          listing={listing}
          first={current}
          onClose={(last) => {
            viewer.close()
            turnTo(last, 'instant')
          }}
        />
      )}
    </section>
  )
}
