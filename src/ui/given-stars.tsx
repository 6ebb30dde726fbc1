import { useLingui } from '@lingui/react/macro'
import { stars } from '#contract/limits.ts'
import { Icon } from './icon.tsx'
import styles from './given-stars.module.css'

/** The stars that one person gave. */
export function GivenStars({ count }: { count: number }) {
  const { t } = useLingui()
  const most = stars.most
  return (
    <span className={styles.given} role="img" aria-label={t`${count} of ${most} stars`}>
      {Array.from({ length: most }, (_, at) => (
        <Icon key={at} name="star" isFilled={at < count} />
      ))}
    </span>
  )
}
