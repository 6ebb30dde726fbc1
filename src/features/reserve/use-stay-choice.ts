import { useState } from 'react'
import { reservablePeriods, type Listing } from '#contract/domain/listing.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import { addPeriods, defaultStay, stayFault, type Stay } from '#contract/domain/stay.ts'
import { newKey } from '#src/api/new-key.ts'
import { forgetChoice, keepChoice, keptChoice, type StayChoice } from './kept-choice.ts'

/** What a renter has chosen for a listing. Changing the start moves the end to one period later;
 *  changing the period leaves dates alone that a person has chosen. What nobody has chosen moves with the clock.
 *  @see docs/product.md §5 */
export function useStayChoice(listing: Listing, now: Date) {
  const { id, zone } = listing
  const [choice, setChoice] = useState(() => firstChoice(listing, now))
  const moved = movedOn(choice, now, zone)
  if (moved !== choice) setChoice(moved)
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
        stay: choice.isChosen ? choice.stay : defaultStay(now, period, zone),
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
    /** These dates and no others: what was chosen earlier, or the same time by another period. */
    take: (period: RentPeriod, stay: Stay) => change({ period, isChosen: true, stay }),
    forget: () => forgetChoice(id),
    /** After it was forgotten, unless something else was chosen meanwhile. */
    keepAgain() {
      if (!keptChoice(id)) keepChoice(id, choice)
    },
  }
}

function firstChoice(listing: Listing, now: Date): StayChoice {
  const keptBefore = keptChoice(listing.id)
  const kept = keptBefore && movedOn(keptBefore, now, listing.zone)
  const periods = reservablePeriods(listing)
  if (kept && periods.includes(kept.period) && !stayFault(kept.stay, now, listing.zone)) {
    return kept
  }
  const period = periods[0] ?? 'hourly'
  return {
    period,
    isChosen: false,
    stay: defaultStay(now, period, listing.zone),
    key: newKey(),
  }
}

/** From now on, where the page has proposed an hour that has passed. */
const movedOn = (choice: StayChoice, now: Date, zone: string): StayChoice =>
  !choice.isChosen && stayFault(choice.stay, now, zone) === 'past'
    ? { ...choice, stay: defaultStay(now, choice.period, zone), key: newKey() }
    : choice
