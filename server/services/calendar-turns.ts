import { calendarsWaitingAtMost } from '#contract/limits.ts'
import { slots, slotsOfEach } from '#server/slots.ts'

export const tooManyCalendars = 'Too many calendars at once. Please wait a moment.'

const inSlot = slots(4, { waitingAtMost: calendarsWaitingAtMost, sentence: tooManyCalendars })
/** What waits here is bounded by the lender's allowance. */
const inOwnSlot = slotsOfEach<number>(1)

/** Reads a calendar for a lender who waits for it, one of each lender's at a time and few in all. A turn comes before the
 *  calendar is fetched, so that what waits takes no memory and the threads that read are never far behind.
 *  @throws TooMany when too many lenders wait */
export const inCalendarTurn = <T>(lenderId: number, read: () => Promise<T>): Promise<T> =>
  inOwnSlot(lenderId, () => inSlot(read))
