import { useLingui } from '@lingui/react/macro'
import {
  bookingOf,
  reservablePeriods,
  reservablePrice,
  type Listing,
} from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { bookingWords, periodWords } from '#src/i18n/words.ts'
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
    const booking = bookingOf(listing.offers[each].approval)
    return {
      value: each,
      name: i18n._(periodWords[each]),
      detail: price ? formatMoney(price) : '',
      note: i18n._(bookingWords[booking]),
      icon: booking,
    }
  })
  return (
    <ChoiceGroup label={t`Billing period`} choices={choices} value={period} onChange={onChoose} />
  )
}
