import { requestLifetimeHours } from '../limits.ts'
import { hourMs } from './durations.ts'
import type { ReservationStatus } from './reservation.ts'

interface Request {
  madeOn: Date
  /** The end of the stay. */
  to: Date
}

/** When a request is over that nobody has answered: with the stay at the latest. @see docs/product.md §4 */
export const requestExpiry = ({ madeOn, to }: Request): Date =>
  new Date(Math.min(madeOn.getTime() + requestLifetimeHours * hourMs, to.getTime()))

/** Where a reservation stands at `now`, before the server has seen to it, too.
 *  @param reservation without `madeOn` where a copy on the device is too old to know it: then it stands as it says */
export const statusNow = (
  {
    status,
    madeOn,
    to,
  }: Pick<Request, 'to'> & { status: ReservationStatus; madeOn?: Date | undefined },
  now: Date,
): ReservationStatus =>
  status === 'requested' && madeOn && requestExpiry({ madeOn, to }) <= now ? 'expired' : status
