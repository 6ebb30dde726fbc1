import { hourMs } from '#contract/domain/durations.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { DemoListing } from '../demo-listing.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf, type Random } from '../random.ts'
import { atHour, daysFrom, hoursFrom, toSecond } from '../time.ts'
import { move, periodsOn, plan, type PlannedStay } from './plan.ts'
import type { Talk } from './talk.ts'

const usualCounts: Record<RentPeriod, [number, number]> = {
  hourly: [2, 6],
  daily: [2, 10],
  weekly: [1, 4],
  monthly: [1, 5],
}

const arrivalHours: Record<RentPeriod, number[]> = {
  hourly: [9, 10, 11, 13, 14, 15],
  daily: [14, 15, 16],
  weekly: [12, 14, 15],
  monthly: [10, 12, 14],
}

export interface StaysToMake {
  seed: string
  /** Those that are there already. */
  begun: readonly PlannedStay[]
  /** With those that are there already, but without open requests. */
  stays: number
  openRequests: number
  notes: Talk['notes']
}

/** Reservations of all states, in the order in which they were made. */
export function makeStays(
  listings: readonly DemoListing[],
  users: Users,
  now: Date,
  { seed, begun, stays: staysToMake, openRequests, notes }: StaysToMake,
): PlannedStay[] {
  const random = randomOf(seed)
  // The earlier in the list, the more often they are asked for.
  const popular = random.shuffled(listings.filter(({ isActive }) => isActive)).slice(0, 400)
  const stays = [...begun]
  const renterIds = users.rows
    .map(({ id }) => id)
    .filter((id) => id !== users.renterId && id !== users.lenderId)

  const wish = (daysAhead: number, madeOn: (from: Date) => Date): PlannedStay | null => {
    const listing = popular[Math.floor(random.fraction() ** 1.7 * popular.length)] as DemoListing
    const period = random.pick(periodsOn(listing))
    const from = atHour(now, daysAhead, random.pick(arrivalHours[period]), listing.zone)
    const count = random.whole(...usualCounts[period])
    const others = stays.filter((stay) => stay.listing.id === listing.id)
    const asked = { listing, renterId: random.pick(renterIds), period, from, count }
    return plan({ ...asked, madeOn: toSecond(madeOn(from)) }, others)
  }

  while (stays.length < staysToMake) {
    const stay = wish(random.weighted(...spread(random)), (from) =>
      earlier(daysFrom(from, -random.between(2, 45)), daysFrom(now, -random.between(1.5, 25))),
    )
    if (stay) stays.push(decided(random, stay, notes, now))
  }
  while (stays.length < staysToMake + openRequests) {
    const stay = wish(random.whole(3, 60), () => hoursFrom(now, -random.between(0.2, 16)))
    if (stay?.first === 'requested') stays.push(stay)
  }
  return stays.sort((a, b) => a.madeOn.getTime() - b.madeOn.getTime())
}

/** Days from today on which stays begin: more behind than ahead. */
function spread(random: Random): [number[], number[]] {
  return [
    [random.whole(-330, -31), random.whole(-30, -1), random.whole(1, 30), random.whole(31, 150)],
    [46, 22, 20, 12],
  ]
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** Lets a reservation go the way that most go. */
function decided(random: Random, stay: PlannedStay, notes: Talk['notes'], now: Date): PlannedStay {
  const { madeOn, from, expiresAt } = stay
  const answerAt = hoursFrom(madeOn, random.between(0.2, 14))
  if (stay.first === 'requested') {
    const end = random.weighted(['confirmed', 'declined', 'expired', 'withdrawn'], [70, 13, 9, 8])
    if (end === 'expired') {
      const at = toSecond(hoursFrom(expiresAt ?? madeOn, random.between(0, 0.5)))
      move(stay, { to: 'expired', by: 'clock', at, note: '' })
      return stay
    }
    if (end === 'declined') {
      move(stay, { to: 'declined', by: 'lender', at: answerAt, note: random.pick(notes.declined) })
      return stay
    }
    if (end === 'withdrawn') {
      move(stay, { to: 'cancelled', by: 'renter', at: answerAt, note: random.pick(notes.renter) })
      return stay
    }
    move(stay, { to: 'confirmed', by: 'lender', at: answerAt, note: random.pick(notes.confirmed) })
  }
  if (random.chance(0.1))
    cancel(random, stay, notes, { after: answerAt, before: earlier(from, now) })
  return stay
}

function cancel(
  random: Random,
  stay: PlannedStay,
  notes: Talk['notes'],
  { after, before }: { after: Date; before: Date },
): void {
  const msBetween = before.getTime() - after.getTime()
  if (msBetween < hourMs) return
  const at = toSecond(new Date(after.getTime() + random.between(0.1, 0.9) * msBetween))
  const by = random.chance(0.75) ? 'renter' : 'lender'
  move(stay, { to: 'cancelled', by, at, note: random.pick(notes[by]) })
}
