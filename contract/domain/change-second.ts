import { listingDatedAheadAtMostMs } from '../limits.ts'

/** What is dated further ahead than changes lead comes from a clock that was. */
export const ledByAtMostMs = 2 * listingDatedAheadAtMostMs

/** When a change is made of what was changed last at this time: each has a second of its own, which is all that the wire
 *  knows of an instant, and what comes from a clock that was is dated anew. */
export function nextSecond(updatedOn: Date, now: Date): Date {
  const next = new Date(updatedOn.getTime() + 1000)
  const aheadMs = next.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= ledByAtMostMs ? next : now
}

/** Whether two instants are one on the wire. */
export const isSameSecond = (one: Date, other: Date): boolean => secondOf(one) === secondOf(other)

const secondOf = (instant: Date) => Math.floor(instant.getTime() / 1000)
