import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cameByKeyboard } from './came-by-keyboard.ts'
import { nearestStop, sheetStops, type SheetStop } from './sheet-stops.ts'
import styles from './sheet.module.css'

const clickSlackPx = 6

/** A panel at the bottom of a phone that is pulled up and down between three stops.
 *  @param stop null lays it out as a plain block
 *  @param label what the handle moves, and where it stands, for who cannot see it
 *  @param head stays in sight at every stop */
export function Sheet({
  stop,
  onStop,
  label,
  head,
  children,
}: {
  stop: SheetStop | null
  onStop(stop: SheetStop): void
  label: string
  head: ReactNode
  children: ReactNode
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const grabbed = useRef<{ y: number; heightPx: number } | null>(null)
  const wasPulled = useRef(false)

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (!sheet.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { y: event.clientY, heightPx: sheet.current.offsetHeight }
  }
  const pull = (event: PointerEvent) => {
    const from = grabbed.current
    if (!from || !sheet.current) return
    sheet.current.style.blockSize = `${from.heightPx + from.y - event.clientY}px`
    sheet.current.dataset['pulled'] = ''
  }
  const release = (event: PointerEvent) => {
    const from = grabbed.current
    grabbed.current = null
    if (!from || !stop || !sheet.current) return
    const heightPx = from.heightPx + from.y - event.clientY
    sheet.current.style.blockSize = ''
    delete sheet.current.dataset['pulled']
    wasPulled.current = Math.abs(heightPx - from.heightPx) >= clickSlackPx
    if (wasPulled.current) onStop(nearestStop(heightPx, innerHeight))
  }
  /** A mouse that pulled clicks as well when it lets go; a finger does not. */
  const press = ({ detail }: MouseEvent) => {
    const isByKeyboard = detail === 0
    const isPull = wasPulled.current && !isByKeyboard
    wasPulled.current = false
    if (!isPull) onStop(stop === 'peek' ? 'half' : stop === 'half' ? 'full' : 'peek')
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const next = by && stop && sheetStops[sheetStops.indexOf(stop) + by]
    if (!next) return
    event.preventDefault()
    onStop(next)
  }

  return (
    <div ref={sheet} className={styles.sheet} data-stop={stop ?? undefined}>
      {stop && (
        <button
          type="button"
          className={styles.grip}
          aria-label={label}
          aria-expanded={stop !== 'peek'}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={step}
          onClick={press}
        />
      )}
      <div className={styles.head}>{head}</div>
      <div
        className={styles.body}
        onFocus={(event) => {
          if (stop === 'peek' && cameByKeyboard(event)) onStop('half')
        }}
      >
        {children}
      </div>
    </div>
  )
}
