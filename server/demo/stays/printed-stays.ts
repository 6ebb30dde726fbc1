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
  const taken = new Set<DemoListing>()
  return Object.entries<Role>(roles).flatMap(([name, role]) => {
    const own = scripts.filter(({ listing }) => listing === name)
    const free = listings.filter((listing) => !taken.has(listing) && fits(listing, role, users))
    const stays = staysOf(own, free, users, now)
    if (!stays) {
      throw new Error(
        `No listing can be '${name}' for its ${own.length} stays of printed-scripts.ts: ${JSON.stringify(role)}`,
      )
    }
    for (const { listing } of stays) taken.add(listing)
    return stays
  })
}

function fits(
  { content, lenderId, isActive, preset }: DemoListing,
  role: Role,
  users: Users,
): boolean {
  const offer = content.offers[role.period]
  const isOwners = (lenderId === users.lenderId) === (role.owner === 'printed lender')
  const isThere = (role.preset ?? preset) === preset
  return offer.offered && offer.approval === role.approval && isOwners && isActive && isThere
}

/** At the first of the listings where each of them can be reserved. */
function staysOf(
  own: readonly Script[],
  listings: readonly DemoListing[],
  users: Users,
  now: Date,
): PlannedStay[] | null {
  for (const listing of listings) {
    const stays = own.map((script) => planOf(script, listing, users, now))
    if (stays.every((stay) => stay !== null)) return stays
  }
  return null
}

function planOf(
  { listing: name, guest, begins, count, madeDaysAgo, answer }: Script,
  listing: DemoListing,
  { renterId, rows }: Users,
  now: Date,
): PlannedStay | null {
  const others = rows.slice(-20).map(({ id }) => id)
  const stay = plan(
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
  if (stay && answer) {
    const { hoursLater, ...next } = answer
    move(stay, { ...next, at: hoursFrom(stay.madeOn, hoursLater) })
  }
  return stay
}
