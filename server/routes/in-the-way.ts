import { encodeReservationView } from '#contract/codecs/reservation.ts'
import { OutOfDate } from '#server/plugins/envelope.ts'
import type { InTheWay } from '#server/services/in-the-way.ts'

/** @throws OutOfDate with the reservation that keeps something from being done */
export function assertNothing(inTheWay: InTheWay | null): void {
  if (!inTheWay) return
  const { reason, reservation } = inTheWay
  throw new OutOfDate('not-possible', reason, encodeReservationView(reservation))
}
