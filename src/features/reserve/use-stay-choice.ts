import { useState } from 'react'
import { reservablePeriods, type Listing } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { addPeriods, defaultStay, stayFault, type Stay } from '#contract/domain/stay.ts'
import { newKey } from '#src/api/new-key.ts'
import { forgetChoice, keepChoice, keptChoice, type StayChoice } from './kept-choice.ts'

/** What a renter has chosen for a listing. Changing the start moves the end to one period later;
 *  changing the period leaves dates alone that a person has chosen.
 *  @param openedAt what counts as now
 *  @see docs/product.md §5 */
export function useStayChoice(listing: Listing, openedAt: Date) {
  const { id, zone } = listing
  const [choice, setChoice] = useState(() => firstChoice(listing, openedAt))
  const change = (next: Omit<StayChoice, 'key'>) => {
    const changed = { ...next, key: newKey() }
    keepChoice(id, changed)
    setChoice(changed)
  }
  return {
    ...choice,
    choosePeriod: (period: RentPeriod) =>
      change({
        period,
        isChosen: choice.isChosen,
        stay: choice.isChosen ? choice.stay : defaultStay(openedAt, period, zone),
      }),
    chooseFrom: (from: Date) =>
      change({
        period: choice.period,
        isChosen: true,
        stay: { from, to: addPeriods(from, 1, choice.period, zone) },
      }),
    chooseTo: (to: Date) =>
      change({ period: choice.period, isChosen: true, stay: { from: choice.stay.from, to } }),
    chooseStay: (stay: Stay) => change({ period: choice.period, isChosen: true, stay }),
    /** What was chosen earlier, as it was. */
    take: (period: RentPeriod, stay: Stay) => change({ period, isChosen: true, stay }),
    forget: () => forgetChoice(id),
    /** After it was forgotten, unless something else was chosen meanwhile. */
    keepAgain() {
      if (!keptChoice(id)) keepChoice(id, choice)
    },
  }
}

function firstChoice(listing: Listing, openedAt: Date): StayChoice {
  const kept = keptChoice(listing.id)
  const periods = reservablePeriods(listing)
  if (kept && periods.includes(kept.period) && !stayFault(kept.stay, openedAt, listing.zone)) {
    return kept
  }
  const period = periods[0] ?? 'hourly'
  return {
    period,
    isChosen: false,
    stay: defaultStay(openedAt, period, listing.zone),
    key: newKey(),
  }
}
