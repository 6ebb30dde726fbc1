import type { MailKind } from '#contract/domain/mail-kind.ts'
import type { ReservationStatus, Side } from '#contract/domain/reservation.ts'

/** What a letter tells its reader.
 *  @param side the reader's */
export function letterKindOf(
  { from, to }: { from: ReservationStatus | null; to: ReservationStatus },
  side: Side,
): MailKind {
  const isRenter = side === 'renter'
  switch (to) {
    case 'requested':
      return 'asked'
    case 'confirmed':
      if (from !== null) return 'confirmed'
      return isRenter ? 'booked' : 'reserved'
    case 'declined':
      return 'declined'
    case 'cancelled':
      if (isRenter) return 'cancelled-by-lender'
      return from === 'requested' ? 'withdrawn' : 'cancelled-by-renter'
    case 'expired':
      return isRenter ? 'unanswered' : 'missed'
  }
}
