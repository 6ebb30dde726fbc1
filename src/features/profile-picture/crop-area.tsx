import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { profilePictureZoomStep } from '#contract/limits.ts'
import { formatPercent } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { movedCrop, zoomedCrop, type Crop } from './crop.ts'
import styles from './crop-area.module.css'
import { drawCrop } from './cut-picture.ts'
import { useCropGestures, type ChangeCrop } from './use-crop-gestures.ts'

/** Of the side that is seen; with Shift. */
const step = 1 / 20
const smallStep = 1 / 100

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The part of a picture that is taken: moved by pointer, finger and arrow keys, enlarged by buttons, keys, wheel and
 *  two fingers. It has the focus once it is there. */
export function CropArea({
  bitmap,
  crop,
  onChange,
}: {
  bitmap: ImageBitmap
  crop: Crop
  onChange: ChangeCrop
}) {
  const { t } = useLingui()
  const hintId = useId()
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const most = Math.min(bitmap.width, bitmap.height)
  const zoom = (factor: number) => onChange((before) => zoomedCrop(before, factor, bitmap))
  const nearer = () => zoom(profilePictureZoomStep)
  const farther = () => zoom(1 / profilePictureZoomStep)
  const canComeNearer = zoomedCrop(crop, profilePictureZoomStep, bitmap).side < crop.side
  const gestures = useCropGestures(area, bitmap, onChange)

  useEffect(() => area.current?.focus(), [])
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const arrow = arrows[key]
    if (arrow) {
      onChange((before) => {
        const by = before.side * (shiftKey ? smallStep : step)
        return movedCrop(before, { x: arrow.x * by, y: arrow.y * by }, bitmap)
      })
    } else if (key === '+' || key === '=') nearer()
    else if (key === '-' || key === '_') farther()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.crop}>
      <div
        ref={area}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        aria-label={t`Part of the picture`}
        aria-describedby={hintId}
        className={styles.area}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <canvas ref={canvas} width={600} height={600} aria-hidden="true" />
      </div>
      <div className={styles.zoom}>
        <Button aria-label={t`Zoom out`} aria-disabled={crop.side >= most} onClick={farther}>
          −
        </Button>
        <span role="status">
          <Trans>Zoom {formatPercent(most / crop.side)}</Trans>
        </span>
        <Button aria-label={t`Zoom in`} aria-disabled={!canComeNearer} onClick={nearer}>
          +
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        <Trans>
          Drag the picture, or move along it with the arrow keys, with Shift in small steps. Plus
          and minus enlarge and reduce it.
        </Trans>
      </p>
    </div>
  )
}
