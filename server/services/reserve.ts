import type { Kysely } from 'kysely'
import { reservablePrice, type Listing } from '#contract/domain/listing.ts'
import { found, invalidField, Refusal } from '#contract/domain/refusal.ts'
import type { ReservationRequest } from '#contract/domain/reservation.ts'
import { isExact } from '#contract/domain/money.ts'
import { requestExpiry } from '#contract/domain/request-expiry.ts'
import { countPeriods, stayFault, totalOf, type StayFault } from '#contract/domain/stay.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { findListing, lockListing } from '#server/db/repositories/listings.ts'
import { insertReservation } from '#server/db/repositories/reservations.ts'
import { isTaken, takeRange } from '#server/db/repositories/taken-ranges.ts'
import type { Schema } from '#server/db/schema.ts'
import { assertAllowance } from './assert-allowance.ts'
import { assertMayRent } from './assert-may-rent.ts'
import type { Context } from './context.ts'
import { expireOverdue } from './expire.ts'
import { earlierRequest } from './idempotency.ts'
import { asSeenBy } from './listings.ts'
import { assertMember } from './members.ts'
import { recordChange } from './record-change.ts'

/** Reserves or requests the dates, all in one transaction under the listing's lock.
 *  The key is looked up before any other check: a replay would meet its own first effect.
 *  @returns the reservation's id
 *  @see docs/product.md §5 */
export async function reserve(
  context: Context,
  renterId: number,
  request: ReservationRequest,
  idempotency: Idempotency | null,
): Promise<number> {
  const id = await context.db.transaction().execute(async (trx) => {
    const { listingId } = request
    await lockListing(trx, listingId)
    const by = { listingId, authorId: renterId }
    const earlier = await earlierRequest(trx, 'reservation', by, idempotency)
    if (earlier) return earlier.id

    await assertMember(trx, renterId)
    const listing = found(await findListing(trx, listingId), 'listing')
    assertMayRent(renterId, listing)
    assertOffer(asSeenBy(renterId, listing), request)
    const now = context.now()
    const periods = billedPeriods(listing, request, now)
    await expireOverdue(trx, listingId, now)
    // The constraint would find out as well, but only after rows that are thrown away.
    if (await isTaken(trx, { listingId, stay: request })) throw datesTaken()
    const asker = { userId: renterId, kind: 'reservation' }
    await assertAllowance(trx, asker, context.allowances.reservation, now)
    return book(trx, { listing, renterId, request, periods, now, idempotency })
  })
  context.wakeMailer()
  context.wakePusher()
  return id
}

const datesTaken = () => new Refusal('dates-taken', 'Those dates are taken.')

/** A listing does not offer any more what the renter saw; carries it as it is now. */
export class OfferChanged extends Refusal {
  readonly listing: Listing

  constructor(message: string, listing: Listing) {
    super('offer-changed', message)
    this.listing = listing
  }
}

/** @throws OfferChanged unless the listing still offers what the renter saw */
function assertOffer(listing: Listing, { period, price }: ReservationRequest): void {
  const offered = reservablePrice(listing, period)
  if (!listing.isActive) throw new OfferChanged('This listing is not currently active.', listing)
  if (!offered) throw new OfferChanged('This period is no longer offered.', listing)
  if (offered.amount !== price.amount || offered.currency !== price.currency) {
    throw new OfferChanged('The price has changed.', listing)
  }
}

const faultSentences: Record<StayFault, string> = {
  empty: 'Please select correct reservation parameters',
  'off-grid': 'Please select correct reservation parameters',
  past: 'The start is in the past.',
  'too-far': 'The end is too far ahead.',
}

function billedPeriods({ zone }: Listing, request: ReservationRequest, now: Date): number {
  const fault = stayFault(request, now, zone)
  const periods = fault ? null : countPeriods(request, request.period, zone)
  if (periods === null) {
    throw invalidField(fault === 'past' ? 'DTFROM' : 'DTTO', faultSentences[fault ?? 'empty'])
  }
  if (!isExact(totalOf(periods, request.price))) throw invalidField('DTTO', 'The sum is too large.')
  return periods
}

async function book(
  trx: Kysely<Schema>,
  {
    listing,
    renterId,
    request,
    periods,
    now,
    idempotency,
  }: {
    listing: Listing
    renterId: number
    request: ReservationRequest
    periods: number
    now: Date
    idempotency: Idempotency | null
  },
): Promise<number> {
  const needsApproval = listing.offers[request.period].approval
  const status = needsApproval ? 'requested' : 'confirmed'
  const id = await insertReservation(trx, {
    ...request,
    renterId,
    lenderId: listing.lenderId,
    periods,
    status,
    expiresAt: needsApproval ? requestExpiry({ madeOn: now, to: request.to }) : null,
    now,
    idempotency,
  })
  const taken = await takeRange(trx, { listingId: listing.id, reservationId: id, stay: request })
  if (taken === null) throw datesTaken()
  const reservation = { id, listingId: listing.id, renterId, lenderId: listing.lenderId }
  await recordChange(trx, {
    reservation,
    authorId: renterId,
    from: null,
    to: status,
    note: '',
    now,
    idempotency: null,
  })
  return id
}
