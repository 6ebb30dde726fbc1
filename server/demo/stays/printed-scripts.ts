import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { PlannedMove } from './plan.ts'

/** Which of the listings: the first that offers the period so and that no other name has taken. */
export interface Role {
  owner: 'printed lender' | 'someone else'
  period: RentPeriod
  approval: boolean
  preset?: string
}

export const roles = {
  asked: { owner: 'printed lender', period: 'daily', approval: true },
  waiting: { owner: 'printed lender', period: 'monthly', approval: true },
  instant: { owner: 'printed lender', period: 'daily', approval: false },
  weekly: { owner: 'printed lender', period: 'weekly', approval: false },
  remembered: { owner: 'printed lender', period: 'daily', approval: true },
  winter: { owner: 'someone else', period: 'daily', approval: false, preset: 'Chiang Mai' },
  now: { owner: 'someone else', period: 'weekly', approval: false, preset: 'Bangkok' },
  refused: { owner: 'someone else', period: 'daily', approval: true, preset: 'Da Nang' },
  dropped: { owner: 'someone else', period: 'daily', approval: false, preset: 'Pattaya' },
  holiday: { owner: 'someone else', period: 'daily', approval: false, preset: 'Hua Hin' },
} satisfies Record<string, Role>

export interface Script {
  listing: keyof typeof roles
  /** The printed renter, or the place of another one in a list. */
  guest: 'printed renter' | number
  /** Days from today. */
  begins: number
  count: number
  madeDaysAgo: number
  answer?: Omit<PlannedMove, 'at'> & { hoursLater: number }
}

/** For the printed renter stays behind, now and ahead, an open request, one that was declined and one
 *  that was given up; for the printed lender guests of all kinds, and two requests that wait for an
 *  answer. */
export const scripts: Script[] = [
  {
    ...by('printed renter', 'remembered', { begins: -74, count: 5, madeDaysAgo: 96 }),
    answer: { to: 'confirmed', by: 'lender', hoursLater: 3, note: 'See you soon!' },
  },
  by('printed renter', 'winter', { begins: -150, count: 12, madeDaysAgo: 171 }),
  by('printed renter', 'now', { begins: -4, count: 2, madeDaysAgo: 20 }),
  {
    ...by('printed renter', 'refused', { begins: 41, count: 5, madeDaysAgo: 0.9 }),
    answer: {
      to: 'declined',
      by: 'lender',
      hoursLater: 5,
      note: 'Sorry, the flat is being painted that week.',
    },
  },
  {
    ...by('printed renter', 'dropped', { begins: 12, count: 3, madeDaysAgo: 25 }),
    answer: { to: 'cancelled', by: 'renter', hoursLater: 100, note: 'My train was moved.' },
  },
  by('printed renter', 'holiday', { begins: 19, count: 6, madeDaysAgo: 8 }),
  by('printed renter', 'asked', { begins: 33, count: 4, madeDaysAgo: 0.125 }),
  by(0, 'waiting', { begins: 12, count: 2, madeDaysAgo: 0.0625 }),
  {
    ...by(1, 'waiting', { begins: -130, count: 3, madeDaysAgo: 160 }),
    answer: { to: 'confirmed', by: 'lender', hoursLater: 5, note: '' },
  },
  by(2, 'instant', { begins: -2, count: 7, madeDaysAgo: 16 }),
  by(3, 'instant', { begins: 6, count: 3, madeDaysAgo: 4 }),
  {
    ...by(4, 'instant', { begins: 24, count: 8, madeDaysAgo: 11 }),
    answer: { to: 'cancelled', by: 'renter', hoursLater: 90, note: 'My flight was moved.' },
  },
  by(5, 'weekly', { begins: 9, count: 2, madeDaysAgo: 6 }),
  {
    ...by(6, 'asked', { begins: 14, count: 3, madeDaysAgo: 5 }),
    answer: {
      to: 'declined',
      by: 'lender',
      hoursLater: 7,
      note: 'I have promised these days to family.',
    },
  },
]

function by(
  guest: Script['guest'],
  listing: Script['listing'],
  when: Pick<Script, 'begins' | 'count' | 'madeDaysAgo'>,
): Script {
  return { guest, listing, ...when }
}
