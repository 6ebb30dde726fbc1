import { useLingui } from '@lingui/react/macro'
import type { Money } from '#contract/domain/money.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { totalOf } from '#contract/domain/stay.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { periodCount } from './period-count.ts'
import styles from './stay-sum.module.css'

/** '7 days × THB 900.00 = THB 6,300.00', read out when it changes. */
export function StaySum({
  count,
  period,
  price,
}: {
  count: number
  period: RentPeriod
  price: Money
}) {
  const { t } = useLingui()
  return (
    <output className={styles.sum} aria-label={t`Sum`}>
      {periodCount(count, period)} × {formatMoney(price)} ={' '}
      <strong>{formatMoney(totalOf(count, price))}</strong>
    </output>
  )
}
