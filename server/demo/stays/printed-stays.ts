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
  const cast = castOf(listings, users, now)
  return scripts.map((script) => {
    const stay = planOf(script, cast[script.listing], users, now)!
    if (script.answer) {
      const { hoursLater, ...next } = script.answer
      move(stay, { ...next, at: hoursFrom(stay.madeOn, hoursLater) })
    }
    return stay
  })
}

/** The first listings that fit and for which each of the stays can be reserved. */
function castOf(
  listings: readonly DemoListing[],
  users: Users,
  now: Date,
): Record<Script['listing'], DemoListing> {
  const taken = new Set<DemoListing>()
  const cast = Object.entries<Role>(roles).map(([name, role]) => {
    const { owner, period, approval, preset } = role
    const own = scripts.filter(({ listing }) => listing === name)
    const found = listings.find((listing) => {
      const offer = listing.content.offers[period]
      const isOwners = (listing.lenderId === users.lenderId) === (owner === 'printed lender')
      const fits = offer.offered && offer.approval === approval && isOwners && listing.isActive
      const isThere = (preset ?? listing.preset) === listing.preset && !taken.has(listing)
      return fits && isThere && own.every((script) => planOf(script, listing, users, now))
    })
    if (!found) {
      throw new Error(
        `No listing can be '${name}' for its ${own.length} stays of printed-scripts.ts: ${JSON.stringify(role)}`,
      )
    }
    taken.add(found)
    return [name, found]
  })
  return Object.fromEntries(cast)
}

function planOf(
  { listing: name, guest, begins, count, madeDaysAgo }: Script,
  listing: DemoListing,
  { renterId, rows }: Users,
  now: Date,
): PlannedStay | null {
  const others = rows.slice(-20).map(({ id }) => id)
  return plan(
    {
      listing,
      renterId: guest === 'printed renter' ? renterId : (others[guest] as number),
      period: roles[name].period,
      from: atHour(now, begins, arrivalHour, listing.zone),
      count,
      madeOn: daysFrom(now, -madeDaysAgo),
    },
    [],
  )
}
