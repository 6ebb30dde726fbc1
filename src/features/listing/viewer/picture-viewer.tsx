import { Trans, useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { RoundButton } from '#src/ui/round-button.tsx'
import { wantsStillness } from '#src/ui/wants-stillness.ts'
import { isNear } from './is-near.ts'
import styles from './picture-viewer.module.css'
import { useCoverflow } from './use-coverflow.ts'
import { useSelfPlay } from './use-self-play.ts'
import { useZoomed } from './use-zoomed.ts'
import { ViewedPicture } from './viewed-picture.tsx'

/** A listing's pictures on the whole screen.
 *  @param first the one to begin with
 *  @param onClose gets the one that was looked at last */
export function PictureViewer({
  listing: { pictures, title, type },
  first,
  onClose,
}: {
  listing: Listing
  first: number
  onClose(last: number): void
}) {
  const { t } = useLingui()
  const [isStill] = useState(wantsStillness)
  const hasComeNearer = useZoomed()
  const count = pictures.length
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the coverflow measures its room.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const { stage, current, turnTo, turnBy } = useCoverflow(first, isStill, {
    row: `${styles.row}`,
    slide: `${styles.slide}`,
  })
  const { isOn, isMoving, toggle } = useSelfPlay(() => turnBy(1), !isStill && count > 1)

  const pressKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // Alt and an arrow key go back in the browser.
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') turnBy(-1)
    if (key === 'ArrowRight') turnBy(1)
    if (key === 'Home') turnTo(0)
    if (key === 'End') turnTo(count - 1)
  })
  useLayoutEffect(() => {
    // Of the whole document: a press on a picture leaves the focus nowhere.
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t`Pictures: ${title}`}
      onClose={() => onClose(current)}
    >
      <header className={styles.bar}>
        <p role="status" aria-live={isMoving ? 'off' : 'polite'} className={styles.count}>
          <Trans>
            {current + 1} of {count}
          </Trans>
        </p>
        <RoundButton icon="close" label={t`Close`} onPress={() => dialog.current?.close()} />
      </header>
      <div ref={stage} className={styles.stage} data-zoomed={hasComeNearer || undefined}>
        <ol className={styles.row}>
          {pictures.map((src, at) => (
            <li key={src} className={styles.slide} aria-hidden={at !== current}>
              <ViewedPicture
                type={type}
                src={src}
                alt={count > 1 ? t`${title}, picture ${at + 1}` : title}
                isNear={isNear(at, current, count)}
                isFirstSeen={at === first}
              />
            </li>
          ))}
        </ol>
      </div>
      {count > 1 && (
        <footer className={styles.controls}>
          <RoundButton icon="previous" label={t`Previous picture`} onPress={() => turnBy(-1)} />
          <RoundButton
            icon={isOn ? 'pause' : 'play'}
            label={isOn ? t`Pause the pictures` : t`Play the pictures`}
            onPress={toggle}
          />
          <RoundButton icon="next" label={t`Next picture`} onPress={() => turnBy(1)} />
        </footer>
      )}
    </dialog>
  )
}
