import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import styles from './results-skeleton.module.css'
import cards from './result-cards.module.css'

const likely = 6
/** The first number that a page writes takes 10 ms: while an answer is on its way nobody waits for that. */
const prepareNumbers = () => void Intl.NumberFormat()

/** Cards of the size of those that are on their way. */
export function ResultsSkeleton() {
  const { t } = useLingui()
  useEffect(prepareNumbers, [])
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
