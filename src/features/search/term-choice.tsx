import { useLingui } from '@lingui/react/macro'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './term-choice.module.css'

/** Periods that are chosen together. @see docs/product.md §2 */
const longTerm: RentPeriod[] = ['weekly', 'monthly']
const shortTerm: RentPeriod[] = ['hourly', 'daily']

/** The two rental options, each with one tap. */
export function TermChoice({
  periods,
  onPeriods,
}: {
  periods: readonly RentPeriod[]
  onPeriods(periods: RentPeriod[]): void
}) {
  const { t } = useLingui()
  const terms = [
    { name: t`Long term`, of: longTerm },
    { name: t`Short term`, of: shortTerm },
    { name: t`Any Period`, of: [...rentPeriods] },
  ]
  return (
    <div className={styles.terms}>
      {terms.map(({ name, of }) => (
        <Button
          key={name}
          aria-pressed={periods.length === of.length && of.every((each) => periods.includes(each))}
          onClick={() => onPeriods(of)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
