import type { Kysely } from 'kysely'
import type { MailKind } from '#contract/domain/mail-kind.ts'
import type { ReservationStatus, ReservationView, Side } from '#contract/domain/reservation.ts'
import type { PublicUser, User } from '#contract/domain/user.ts'
import { findChange } from '#server/db/repositories/reservation-changes.ts'
import { findReservation, withParties } from '#server/db/repositories/reservations.ts'
import { findUser } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import { letterKindOf } from './letter-kind.ts'

/** What a letter is about, and for whom. Of the other one it has what everyone may see. */
export interface Occasion {
  /** By which its recipient can be without it. */
  kind: MailKind
  /** Whether the operator has cancelled in their name: of what they cancel themselves nobody writes to them. */
  isInTheirName: boolean
  /** What the change has made of the reservation, which may be something else by now. */
  madeOfIt: ReservationStatus
  recipient: Pick<
    User,
    'firstName' | 'email' | 'emailVerified' | 'culture' | 'mailsOff' | 'updatedOn'
  >
  /** The recipient's. */
  side: Side
  peer: PublicUser
  reservation: ReservationView
  /** What was said with the change; nothing for an address that may be a stranger's. */
  note: string
  at: Date
}

/** @returns null when what it is about is not there any more */
export async function readOccasion(
  db: Kysely<Schema>,
  about: { listingId: number; changeId: number; recipientId: number },
): Promise<Occasion | null> {
  const change = await findChange(db, about)
  const stored = change && (await findReservation(db, change.reservationId))
  const [reservation] = stored ? await withParties(db, [stored]) : []
  const recipient = await findUser(db, about.recipientId)
  if (!change || !reservation || !recipient) return null
  const side = about.recipientId === reservation.renterId ? 'renter' : 'lender'
  return {
    kind: letterKindOf(change, side),
    isInTheirName: change.to === 'cancelled' && change.authorId === about.recipientId,
    madeOfIt: change.to,
    recipient,
    side,
    peer: side === 'renter' ? reservation.lender : reservation.renter,
    reservation,
    note: recipient.emailVerified ? change.note : '',
    at: change.at,
  }
}
