import { formatCount } from '#src/i18n/format.ts'
import hidden from '#src/ui/hidden.module.css'
import styles from './count-badge.module.css'

/** How many of something wait, beside a sign of the menu.
 *  @param words the same for those who hear it */
export function CountBadge({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.badge} data-count={count > 99 ? '99+' : formatCount(count)}>
      <span className={hidden.hidden}>{words}</span>
    </span>
  )
}
