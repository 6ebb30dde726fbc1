import type { KeyboardEvent, ReactNode } from 'react'
import { cameByKeyboard } from './came-by-keyboard.ts'
import { sheetStops, type SheetStop } from './sheet-stops.ts'
import styles from './sheet.module.css'
import { useSheetPull } from './use-sheet-pull.ts'

/** A panel at the bottom of a phone that is pulled up and down between three stops, by its handle and its head.
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
  const { sheet, handlers } = useSheetPull(stop, onStop)
  const press = () => onStop(stop === 'peek' ? 'half' : stop === 'half' ? 'full' : 'peek')
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
          {...handlers}
          onKeyDown={step}
          onClick={press}
        />
      )}
      <div className={styles.head} {...handlers}>
        {head}
      </div>
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
