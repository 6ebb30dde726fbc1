import * as fc from 'fast-check'
import { hourMs } from '#contract/domain/durations.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'

/** The lender of the listing, two who rent it, and one who has a part in little. */
export const people = ['lender', 'anna', 'ben', 'chris'] as const
export type PersonName = (typeof people)[number]

/** What the listing offers at a time. */
const offerNames = ['usual', 'dearer', 'without hours'] as const
export type OfferName = (typeof offerNames)[number]

/** When every history begins, and the hour that its stays are counted from. */
export const firstMoment = new Date('2026-11-10T02:20:00Z')
const firstHourMs = Date.parse('2026-11-10T02:00:00Z')

interface Dates {
  from: Date
  to: Date
}

export type Step =
  | { do: 'reserve'; by: PersonName; period: RentPeriod; seen: Seen; dates: Dates; key: Key }
  | {
      do: 'move'
      by: PersonName | 'its renter'
      /** Of what is reserved by then, counted round. */
      which: number
      to: 'confirmed' | 'declined' | 'cancelled'
      seen: ReservationStatus | null
      key: Key
    }
  | { do: 'block'; by: PersonName; dates: Dates }
  | { do: 'unblock'; by: PersonName; which: number }
  | { do: 'offer'; offer: OfferName }
  | { do: 'show'; isActive: boolean }
  | { do: 'wait'; hours: number }
  | { do: 'expire'; processes: 1 | 2 }

/** The offer that a renter looks at: the one of now, or one that may be gone. */
type Seen = OfferName | 'now'
type Key = string | null

/** Steps, and the order in which they are sent: one that stands there again is a replay. */
export interface History {
  steps: Step[]
  order: number[]
}

/** So few that some come again with another request. */
const keys = Array.from({ length: 6 }, (_, at) => `5eed0000-0000-4000-8000-00000000000${at}`)
const key = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.uuid({ version: 4 }) },
  { weight: 2, arbitrary: fc.constantFrom(...keys) },
)

const often = (...[name, ...others]: PersonName[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(name as PersonName, ...others) },
    { weight: 1, arbitrary: fc.constantFrom(...people) },
  )

/** On a grid of six hours, so that many stays touch; now and then a quarter of an hour off it. */
const datesOf = (unitHours: number, most: number) =>
  fc
    .record({
      start: fc.integer({ min: -1, max: 100 }),
      units: fc.integer({ min: 1, max: most }),
      moreQuarters: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        fc.integer({ min: -4, max: 4 }),
      ),
    })
    .map(({ start, units, moreQuarters }): Dates => {
      const fromMs = firstHourMs + start * 6 * hourMs
      const toMs = fromMs + units * unitHours * hourMs + (moreQuarters * hourMs) / 4
      return { from: new Date(fromMs), to: new Date(toMs) }
    })

const lengths: Record<RentPeriod, [unitHours: number, most: number]> = {
  hourly: [6, 4],
  daily: [24, 4],
  weekly: [168, 2],
  monthly: [720, 1],
}

const reserve = fc
  .oneof(
    ...rentPeriods.map((period, at) => ({
      weight: [5, 5, 2, 1][at]!,
      arbitrary: fc.constant(period),
    })),
  )
  .chain((period) =>
    fc.record({
      do: fc.constant('reserve' as const),
      by: often('anna', 'ben', 'chris'),
      period: fc.constant(period),
      seen: fc.oneof(
        { weight: 8, arbitrary: fc.constant('now' as const) },
        fc.constantFrom(...offerNames),
      ),
      dates: datesOf(...lengths[period]),
      key,
    }),
  )

const move = fc.record({
  do: fc.constant('move' as const),
  by: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('lender' as const, 'its renter' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...people) },
  ),
  which: fc.nat(30),
  to: fc.constantFrom('confirmed' as const, 'declined' as const, 'cancelled' as const),
  seen: fc.constantFrom(null, null, 'requested' as const, 'confirmed' as const),
  key,
})

const block = fc.record({
  do: fc.constant('block' as const),
  by: often('lender'),
  dates: datesOf(6, 8),
})
const unblock = fc.record({
  do: fc.constant('unblock' as const),
  by: often('lender'),
  which: fc.nat(10),
})
const offer = fc.record({
  do: fc.constant('offer' as const),
  offer: fc.constantFrom('usual' as const, ...offerNames),
})
const show = fc.record({
  do: fc.constant('show' as const),
  isActive: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
})
const wait = fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 14 }) })
const expire = fc.record({
  do: fc.constant('expire' as const),
  processes: fc.constantFrom(1 as const, 2 as const),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: reserve },
  { weight: 12, arbitrary: move },
  { weight: 3, arbitrary: block },
  { weight: 2, arbitrary: unblock },
  { weight: 1, arbitrary: offer },
  { weight: 1, arbitrary: show },
  { weight: 2, arbitrary: wait },
  { weight: 2, arbitrary: expire },
)

const sent = (arbitrary: fc.Arbitrary<Step>) =>
  fc.record({
    step: arbitrary,
    times: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 3 })),
    again: fc.option(fc.nat(60), { freq: 6 }),
  })

/** What can happen to one listing, each call once or several times, at once or long after. */
export const histories: fc.Arbitrary<History> = fc
  .tuple(
    fc.array(sent(reserve), { minLength: 3, maxLength: 6, size: 'max' }),
    fc.array(sent(step), { minLength: 8, maxLength: 30, size: 'max' }),
  )
  .map(([first, others]) => {
    const all = [...first, ...others]
    const order = all.flatMap(({ times, again }, at) => [
      ...Array<number>(times).fill(at),
      ...(again === null ? [] : [again % (at + 1)]),
    ])
    return { steps: all.map((each) => each.step), order }
  })
