import { Trans } from '@lingui/react/macro'
import { formatCount } from '#src/i18n/format.ts'
import styles from './unread-badge.module.css'

/** How many conversations wait to be read, beside the sign of the inbox. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.badge} data-count={count > 99 ? '99+' : formatCount(count)}>
      <span className={styles.words}>
        <Trans>{formatCount(count)} unread</Trans>
      </span>
    </span>
  )
}
