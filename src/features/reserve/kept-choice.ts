import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import type { Stay } from '#contract/domain/stay.ts'

export interface StayChoice {
  period: RentPeriod
  stay: Stay
  /** Whether a person chose the dates, or the page proposed them. */
  isChosen: boolean
  /** Of the request that would be sent; a new one for every change of it. */
  key: string
}

const nameOf = (listingId: number) => `reserve:${listingId}`

/** Outlives a reload and the way over the login, in this tab alone. */
export function keepChoice(listingId: number, choice: StayChoice): void {
  try {
    sessionStorage.setItem(nameOf(listingId), JSON.stringify(choice))
  } catch {
    // A browser that keeps nothing: the choice lives as long as the page.
  }
}

export function forgetChoice(listingId: number): void {
  try {
    sessionStorage.removeItem(nameOf(listingId))
  } catch {
    // As above.
  }
}

/** @returns null when nothing is kept, or nothing that can be read */
export function keptChoice(listingId: number): StayChoice | null {
  try {
    return readChoice(JSON.parse(sessionStorage.getItem(nameOf(listingId)) ?? 'null'))
  } catch {
    return null
  }
}

function readChoice(
  kept: {
    period?: unknown
    stay?: { from?: unknown; to?: unknown }
    isChosen?: unknown
    key?: unknown
  } | null,
): StayChoice | null {
  const period = rentPeriods.find((each) => each === kept?.period)
  const from = new Date(String(kept?.stay?.from))
  const to = new Date(String(kept?.stay?.to))
  const isReadable = period && typeof kept?.key === 'string' && from.getTime() < to.getTime()
  if (!isReadable || typeof kept.key !== 'string') return null
  return { period, stay: { from, to }, isChosen: kept.isChosen === true, key: kept.key }
}
