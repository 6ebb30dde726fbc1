import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import type { Stay } from '#contract/domain/stay.ts'
import { inTab } from '#src/cache/kept-values.ts'

export interface StayChoice {
  period: RentPeriod
  stay: Stay
  /** Whether a person chose the dates, or the page proposed them. */
  isChosen: boolean
  /** Of the request that would be sent; a new one for every change of it. */
  key: string
}

const nameOf = (listingId: number) => `reserve:${listingId}`

export const keepChoice = (listingId: number, choice: StayChoice) =>
  inTab.keep(nameOf(listingId), choice)

export const forgetChoice = (listingId: number) => inTab.forget(nameOf(listingId))

/** @returns null when nothing is kept, or nothing that can be read */
export const keptChoice = (listingId: number): StayChoice | null =>
  readChoice(inTab.read(nameOf(listingId)) as KeptChoice | null)

interface KeptChoice {
  period?: unknown
  stay?: { from?: unknown; to?: unknown }
  isChosen?: unknown
  key?: unknown
}

function readChoice(kept: KeptChoice | null): StayChoice | null {
  const period = rentPeriods.find((each) => each === kept?.period)
  const from = new Date(String(kept?.stay?.from))
  const to = new Date(String(kept?.stay?.to))
  const isReadable = period && typeof kept?.key === 'string' && from.getTime() < to.getTime()
  if (!isReadable || typeof kept.key !== 'string') return null
  return { period, stay: { from, to }, isChosen: kept.isChosen === true, key: kept.key }
}
