import type { DemoListing } from '../demo-listing.ts'
import type { Users } from '../people/make-users.ts'
import { atHour, daysFrom, hoursFrom } from '../time.ts'
import { move, plan, type PlannedStay } from './plan.ts'
import { roles, scripts, type Role, type Script } from './printed-scripts.ts'

const arrivalHour = 14

/** What the two printed accounts find in their tables. */
export function printedStays(
  listings: readonly DemoListing[],
  users: Users,
  now: Date,
): PlannedStay[] {
  const cast = castOf(listings, users)
  return scripts.map((script) => stayOf(script, cast, users, now))
}

function castOf(
  listings: readonly DemoListing[],
  { lenderId }: Users,
): Record<Script['listing'], DemoListing> {
  const taken = new Set<DemoListing>()
  const cast = Object.entries<Role>(roles).map(([name, { owner, period, approval, preset }]) => {
    const found = listings.find((listing) => {
      const offer = listing.content.offers[period]
      const isOwners = (listing.lenderId === lenderId) === (owner === 'printed lender')
      const fits = offer.offered && offer.approval === approval && isOwners && listing.isActive
      return fits && (preset ?? listing.preset) === listing.preset && !taken.has(listing)
    })
    if (!found) throw new Error(`No listing can be '${name}'`)
    taken.add(found)
    return [name, found]
  })
  return Object.fromEntries(cast)
}

function stayOf(
  { listing: name, guest, begins, count, madeDaysAgo, answer }: Script,
  cast: Record<Script['listing'], DemoListing>,
  { renterId, rows }: Users,
  now: Date,
): PlannedStay {
  const listing = cast[name]
  const others = rows.slice(-20).map(({ id }) => id)
  const madeOn = daysFrom(now, -madeDaysAgo)
  const stay = plan(
    {
      listing,
      renterId: guest === 'printed renter' ? renterId : (others[guest] as number),
      period: roles[name].period,
      from: atHour(now, begins, arrivalHour, listing.zone),
      count,
      madeOn,
    },
    [],
  )
  if (!stay) throw new Error(`The stay in '${name}' cannot be reserved`)
  if (answer) {
    const { hoursLater, ...next } = answer
    move(stay, { ...next, at: hoursFrom(madeOn, hoursLater) })
  }
  return stay
}
