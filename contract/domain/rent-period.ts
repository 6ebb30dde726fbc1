/** In the product's order; the index is the id on the wire. @see docs/product.md §9 */
export const rentPeriods = ['hourly', 'daily', 'weekly', 'monthly'] as const

export type RentPeriod = (typeof rentPeriods)[number]

/** @throws RangeError when no period has this id; ids from outside are checked by the wire schema. */
export function rentPeriodById(id: number): RentPeriod {
  const period = rentPeriods[id]
  if (!period) throw new RangeError(`No rent period has the id ${id}`)
  return period
}

export const rentPeriodId = (period: RentPeriod): number => rentPeriods.indexOf(period)

/** An hour is elapsed time; a day and what is made of days follow the listing's wall clock. */
export type PeriodLength = { unit: 'hour'; count: number } | { unit: 'day'; count: number }

export const periodLengths: Record<RentPeriod, PeriodLength> = {
  hourly: { unit: 'hour', count: 1 },
  daily: { unit: 'day', count: 1 },
  weekly: { unit: 'day', count: 7 },
  monthly: { unit: 'day', count: 30 },
}

/** A record with one value for each period. */
export function perPeriod<T>(make: (period: RentPeriod) => T): Record<RentPeriod, T> {
  return {
    hourly: make('hourly'),
    daily: make('daily'),
    weekly: make('weekly'),
    monthly: make('monthly'),
  }
}
