import { Trans, useLingui } from '@lingui/react/macro'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { stayFault, type Stay } from '#contract/domain/stay.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { freeAlternatives, reservableSpan } from './free-time.ts'
import styles from './taken-notice.module.css'

/** That somebody else has these dates, and the nearest ones that are free. */
export function TakenNotice({
  stay,
  count,
  period,
  taken,
  zone,
  now,
  isProposed,
  onChoose,
}: {
  stay: Stay
  count: number
  period: RentPeriod
  taken: readonly Stay[]
  zone: string
  now: Date
  /** Nobody has chosen these dates: it is no failure of the person's. */
  isProposed: boolean
  onChoose(stay: Stay): void
}) {
  const { t } = useLingui()
  const span = reservableSpan(now, zone)
  const { shorter, later } = freeAlternatives(stay, count, { period, taken, span, zone })
  const ways = [
    shorter && !stayFault(shorter, now, zone) ? { stay: shorter, name: t`Leave earlier` } : null,
    later && { stay: later, name: t`Come later` },
  ].filter((way) => way !== null)
  return (
    <Notice tone={isProposed ? 'plain' : 'failure'}>
      <p>
        <Trans>Those dates are taken.</Trans>
      </p>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Button key={way.name} onClick={() => onChoose(way.stay)}>
            <span>
              {way.name}
              <br />
              <span className={styles.dates}>{formatStay(way.stay, zone)}</span>
            </span>
          </Button>
        ))}
      </div>
    </Notice>
  )
}
