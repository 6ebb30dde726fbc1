import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { stars } from '#contract/limits.ts'
import { formatCount, formatStars } from '#src/i18n/format.ts'
import { Icon } from './icon.tsx'
import styles from './stars.module.css'

/** What others thought of it, in short: '4.6 (12)'.
 *  @param average null when nobody has said anything */
export function Stars({ average, count }: { average: number | null; count: number }) {
  const { t } = useLingui()
  if (average === null || count === 0) {
    return (
      <span className={styles.none}>
        <Trans>No reviews yet</Trans>
      </span>
    )
  }
  const shown = formatStars(average)
  const most = stars.most
  const reviews = plural(count, { one: '# review', other: '# reviews' })
  return (
    <span className={styles.stars} role="img" aria-label={t`${shown} of ${most} stars, ${reviews}`}>
      <Icon name="star" isFilled />
      <span className={styles.average}>{shown}</span>
      <span className={styles.count}>({formatCount(count)})</span>
    </span>
  )
}
