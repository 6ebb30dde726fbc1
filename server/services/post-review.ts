import { found, Refusal } from '#contract/domain/refusal.ts'
import type { ReservationView, Side } from '#contract/domain/reservation.ts'
import { reviewFault, type NewReview, type Review } from '#contract/domain/review.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { findReservation } from '#server/db/repositories/reservations.ts'
import { insertReview, reviewsOfReservation } from '#server/db/repositories/reviews.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { earlierRequest } from './idempotency.ts'
import type { InTheWay } from './in-the-way.ts'
import { assertMember } from './members.ts'
import { assertParty, viewOf } from './reservations.ts'

/** Says what one side of a reservation thinks of the other, once; the renter of the listing as well.
 *  The key is looked up before any other check: a replay would meet its own first effect.
 *  @returns null once it is posted
 *  @see docs/product.md §5 */
export async function postReview(
  { db, now }: Context,
  authorId: number,
  review: NewReview,
  idempotency: Idempotency | null,
): Promise<InTheWay | null> {
  const { reservationId, by } = review
  const { listingId } = found(await findReservation(db, reservationId), 'reservation')
  return db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    if (await earlierRequest(trx, 'review', { listingId, authorId }, idempotency)) return null

    await assertMember(trx, authorId)
    const unexpired = found(await findReservation(trx, reservationId), 'reservation')
    if (assertParty(authorId, unexpired) !== by) {
      throw new Refusal('not-yours', `Only the ${by} can say this.`)
    }
    const at = now()
    await expireOverdue(trx, listingId, at)
    const reservation = found(await findReservation(trx, reservationId), 'reservation')
    const view = await viewOf(trx, authorId, reservation)
    const said = await reviewsOfReservation(trx, reservation)
    const reason = reasonAgainst(view, said, by, at)
    if (reason) return { reason, reservation: view }

    const subjectId = by === 'renter' ? reservation.lenderId : reservation.renterId
    await insertReview(trx, {
      ...review,
      listingId,
      authorId,
      subjectId,
      now: at,
      idempotency,
    })
    return null
  })
}

const faultSentences = {
  'too-early': 'A rental can be reviewed once it has begun.',
  'no-rental': 'There was no rental that could be reviewed.',
  'cut-short': 'You cancelled this rental, so you cannot review it.',
}

function reasonAgainst(
  reservation: ReservationView,
  said: readonly Review[],
  by: Side,
  now: Date,
): string | null {
  if (said.some((review) => review.by === by)) return 'You have reviewed this rental already.'
  const fault = reviewFault(reservation, by, now)
  return fault && faultSentences[fault]
}
