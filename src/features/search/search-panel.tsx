import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Sheet } from '#src/ui/sheet.tsx'
import type { SheetStop } from '#src/ui/sheet-stops.ts'
import styles from './search-panel.module.css'

/** What stands beside the map, or as a sheet over it on a phone. */
export function SearchPanel({
  stop,
  onStop,
  head,
  children,
}: {
  stop: SheetStop | null
  onStop(stop: SheetStop): void
  head: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const labels: Record<SheetStop, string> = {
    peek: t`Height of the list: low`,
    half: t`Height of the list: half`,
    full: t`Height of the list: full`,
  }
  return (
    <section aria-label={t`Results`}>
      <Sheet
        stop={stop}
        onStop={onStop}
        label={labels[stop ?? 'full']}
        head={<div className={styles.head}>{head}</div>}
      >
        <div className={styles.body}>{children}</div>
      </Sheet>
    </section>
  )
}
