import { Trans } from '@lingui/react/macro'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './taken-notice.module.css'
import type { CheaperPeriod } from './cheaper-period.ts'
import { periodCount } from './period-count.ts'

/** That the same stay costs less by a longer period, and one tap to take it. */
export function CheaperOffer({
  offer: { period, periods, total },
  onTake,
}: {
  offer: CheaperPeriod
  onTake(period: RentPeriod): void
}) {
  const count = periodCount(periods, period)
  return (
    <Notice tone="success">
      <Trans>
        The same time as {count} costs {formatMoney(total)}.
      </Trans>
      <div className={styles.ways}>
        <Button onClick={() => onTake(period)}>
          <Trans>Reserve as {count}</Trans>
        </Button>
      </div>
    </Notice>
  )
}
