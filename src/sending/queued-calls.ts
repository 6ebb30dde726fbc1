import type { Endpoint } from '#contract/endpoint.ts'
import { markRead, reportConversation, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { saveListing } from '#contract/endpoints/rent.ts'
import {
  createReservation,
  moveReservation,
  reviewAsLender,
  reviewAsRenter,
} from '#contract/endpoints/reserve.ts'
import type { CallResult } from '#src/api/call.ts'
import type { CallParts } from '#src/api/request-of.ts'
import { heartOf } from '#src/outbox/heart-of.ts'
import type { OutboxRequest } from '#src/outbox/item.ts'
import type { OutboxKind } from '#src/outbox/kinds.ts'

export interface QueuedCall<E extends Endpoint> {
  endpoint: E
  /** What goes one after the other. */
  lane(parts: CallParts<E>): string
  /** Whether a request in the same lane, never tried, need not be sent now that there is another. */
  replaces?(earlier: OutboxRequest, now: OutboxRequest): boolean
}

const queued = <E extends Endpoint>(
  endpoint: E,
  lane: QueuedCall<E>['lane'],
  replaces?: QueuedCall<E>['replaces'],
): QueuedCall<E> => ({ endpoint, lane, ...(replaces && { replaces }) })

const isOfSameListing = (earlier: OutboxRequest, now: OutboxRequest) =>
  heartOf(earlier)?.listingId === heartOf(now)?.listingId

const upToIdOf = ({ body }: OutboxRequest) => (body as { upToId: number }).upToId

/** Of a renter, who has no chat before the first answer. */
export const renterLane = (listingId: number | undefined) => `chat:listing:${listingId}`
export const reservationLane = (id: number | undefined) => `reservation:${id}`
export const reviewLane = (reservationId: number | undefined) => `review:${reservationId}`
export const hostLane = (chatId: number | undefined) => `chat:${chatId}`

/** What each kind calls, and behind what it waits. What its answer means stands in src/outbox/kinds.ts. */
export const queuedCalls = {
  'renter-message': queued(sendAsRenter, ({ body }) => renterLane(body?.RentId)),
  'host-message': queued(sendAsHost, ({ body }) => hostLane(body?.ChatId)),
  reservation: queued(createReservation, ({ body }) => `reserve:${body?.listingId}`),
  'reservation-answer': queued(moveReservation, ({ params }) => reservationLane(params?.id)),
  'renter-review': queued(reviewAsRenter, ({ body }) => reviewLane(body?.reservationId)),
  'lender-review': queued(reviewAsLender, ({ body }) => reviewLane(body?.reservationId)),
  report: queued(reportConversation, ({ params }) => `report:${params?.id}`),
  // One lane for all of them: the server's list has the order in which they come.
  heart: queued(saveListing, () => 'saved', isOfSameListing),
  'read-mark': queued(
    markRead,
    ({ params }) => `read:${params?.id}`,
    (earlier, now) => upToIdOf(earlier) <= upToIdOf(now),
  ),
} satisfies Record<OutboxKind, unknown>

export type PartsOf<Kind extends OutboxKind> = CallParts<(typeof queuedCalls)[Kind]['endpoint']>

/** What the server answers, on the domain's side of the contract. */
export type AnswerOf<Kind extends OutboxKind> = CallResult<
  (typeof queuedCalls)[Kind]['endpoint']
>['resObj']
