import { useLingui } from '@lingui/react/macro'
import styles from './results-skeleton.module.css'
import cards from './result-cards.module.css'

const likely = 6

/** Cards of the size of those that are on their way. */
export function ResultsSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <p className={cards.count}>{t`Please wait...`}</p>
      <div aria-hidden="true" className={cards.cards}>
        {Array.from({ length: likely }, (_, at) => (
          <div key={at} className={styles.card}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  )
}
