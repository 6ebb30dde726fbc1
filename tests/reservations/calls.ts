import { isDeepStrictEqual } from 'node:util'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { blockDates, unblockDates } from '#contract/endpoints/block.ts'
import { editListing, setListingActive } from '#contract/endpoints/rent.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import type { OfferName, PersonName, Step } from './histories.ts'
import { formOf, offers } from './offers.ts'

type Sent = Exclude<Step, { do: 'wait' | 'expire' }>
type Resolved<S extends Sent> = S extends { do: 'move' }
  ? Omit<S, 'by'> & { by: PersonName }
  : S extends { do: 'reserve' }
    ? Omit<S, 'seen'> & { seen: OfferName }
    : S

/** A step that knows what it is about; sent again it is the same to the letter.
 *  `note` stands for nothing but itself: wherever it turns up, this call has had an effect. */
export type Call = Resolved<Sent> & { id: number; note: string }

/** What the API said to a call. */
export interface Told {
  call: Call
  /** The time by the server's clock, and places in the order of all beginnings and ends. */
  now: Date
  begun: number
  ended: number
  httpStatus: number
  errorCode: number
  /** Of the reservation or block that it is about, where it succeeded. */
  id: number | null
  status: ReservationStatus | null
}

const wire = (date: Date) => date.toISOString().replace('.000Z', 'Z')
const wireDates = ({ from, to }: { from: Date; to: Date }) => ({
  DTFROM: wire(from),
  DTTO: wire(to),
})

/** What a renter who saw `seen` would pay for one period, in baht. */
export const priceSeen = ({ seen, period }: Call & { do: 'reserve' }) =>
  offers[seen][period]?.price ?? 0

/** Whether two calls are one to the server: a reservation carries its price, only a move its note. */
export function isSameRequest(one: Call, other: Call): boolean {
  const sent = (call: Call) =>
    call.do === 'reserve' ? { ...call, note: '', seen: priceSeen(call) } : call
  return isDeepStrictEqual(sent(one), sent(other))
}

/** Sends a call as one of the people. */
export async function send(
  client: Client,
  listingId: number,
  call: Call,
): Promise<Pick<Told, 'httpStatus' | 'errorCode' | 'id' | 'status'>> {
  const answer = await request(client, listingId, call)
  // A refused reservation comes with the listing, a refused move with the reservation.
  const isAbout = answer.success || call.do === 'move'
  const { Id = null, Status = null } = ((isAbout && answer.resObj) || {}) as {
    Id?: number
    Status?: ReservationStatus
  }
  return { httpStatus: answer.status, errorCode: answer.errorCode, id: Id, status: Status }
}

function request(client: Client, listingId: number, call: Call) {
  const keyed = 'key' in call && call.key !== null ? { key: call.key } : {}
  switch (call.do) {
    case 'reserve':
      return client.call(createReservation, {
        ...keyed,
        body: {
          RentId: listingId,
          ...wireDates(call.dates),
          RentalPeriodId: rentPeriods.indexOf(call.period),
          PeriodPrice: priceSeen(call),
          CurrencyId: 1,
        },
      })
    case 'move':
      return client.call(moveReservation, {
        ...keyed,
        params: { id: call.id },
        body: { Status: call.to, Note: call.note, ...(call.seen && { From: call.seen }) },
      })
    case 'block':
      return client.call(blockDates, { params: { id: listingId }, body: wireDates(call.dates) })
    case 'unblock':
      return client.call(unblockDates, { params: { id: listingId }, body: { Id: call.id } })
    case 'offer':
      return client.call(editListing, { params: { id: listingId }, body: formOf(call.offer) })
    case 'show':
      return client.call(setListingActive, {
        params: { id: listingId, active: call.isActive ? 1 : 0 },
      })
  }
}
