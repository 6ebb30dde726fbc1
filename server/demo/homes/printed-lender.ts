import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { DemoHome } from './make-listings.ts'

/** Which kinds of listing the printed lender has, so that each rule of an offer can be tried. */
const wanted: { preset: string; period: RentPeriod; approval: boolean; isActive?: false }[] = [
  { preset: 'Bangkok', period: 'daily', approval: true },
  { preset: 'Bangkok', period: 'daily', approval: true },
  { preset: 'Bangkok', period: 'daily', approval: false },
  { preset: 'Bangkok', period: 'weekly', approval: false },
  { preset: 'Bangkok', period: 'weekly', approval: true },
  { preset: 'Bangkok', period: 'monthly', approval: true },
  { preset: 'Bangkok', period: 'monthly', approval: true },
  { preset: 'Bangkok', period: 'hourly', approval: false },
  { preset: 'Pattaya', period: 'daily', approval: false },
  { preset: 'Pattaya', period: 'monthly', approval: true },
  { preset: 'Hua Hin', period: 'weekly', approval: true },
  { preset: 'Chiang Mai', period: 'daily', approval: true },
  { preset: 'Bangkok', period: 'monthly', approval: true, isActive: false },
]

/** Hands the first listing of each wanted kind over; older ones are left where they are. */
export function givePrintedLender(listings: readonly DemoHome[], lenderId: number): DemoHome[] {
  const given = new Set<number>()
  for (const { preset, period, approval, isActive = true } of wanted) {
    const found = listings.find(({ id, content: { offers }, ...each }) => {
      const offer = offers[period]
      const fits = offer.offered && offer.approval === approval && each.isActive === isActive
      return fits && each.preset === preset && !given.has(id)
    })
    if (found) given.add(found.id)
  }
  return listings.map((listing) =>
    given.has(listing.id)
      ? { ...listing, lenderId, row: { ...listing.row, user_id: lenderId } }
      : listing,
  )
}
