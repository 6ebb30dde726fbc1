import { useLingui } from '@lingui/react/macro'
import { reservablePeriods, reservablePrice, type Listing } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { periodWords } from '#src/i18n/words.ts'
import { ChoiceGroup } from '#src/ui/choice-group.tsx'

/** The periods that can be reserved, what each costs and whether the lender is asked first. */
export function PeriodChoice({
  listing,
  period,
  onChoose,
}: {
  listing: Listing
  period: RentPeriod
  onChoose(period: RentPeriod): void
}) {
  const { t, i18n } = useLingui()
  const choices = reservablePeriods(listing).map((each) => {
    const price = reservablePrice(listing, each)
    const { approval } = listing.offers[each]
    return {
      value: each,
      name: i18n._(periodWords[each]),
      detail: price ? formatMoney(price) : '',
      note: approval ? t`Approval Required` : t`Instant Booking`,
      icon: approval ? ('approval' as const) : ('instant' as const),
    }
  })
  return (
    <ChoiceGroup label={t`Billing period`} choices={choices} value={period} onChange={onChoose} />
  )
}
