import type { Endpoint } from '#contract/endpoint.ts'
import { sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { saveListing } from '#contract/endpoints/rent.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import type { CallResult } from '#src/api/call.ts'
import type { CallParts } from '#src/api/request-of.ts'
import type { OutboxKind } from '#src/outbox/kinds.ts'

interface QueuedCall<E extends Endpoint> {
  endpoint: E
  /** What goes one after the other. */
  lane(parts: CallParts<E>): string
}

const queued = <E extends Endpoint>(endpoint: E, lane: QueuedCall<E>['lane']): QueuedCall<E> => ({
  endpoint,
  lane,
})

/** Of a renter, who has no chat before the first answer. */
export const renterLane = (listingId: number | undefined) => `chat:listing:${listingId}`
export const reservationLane = (id: number | undefined) => `reservation:${id}`
export const hostLane = (chatId: number | undefined) => `chat:${chatId}`

/** What each kind calls, and behind what it waits. What its answer means stands in src/outbox/kinds.ts. */
export const queuedCalls = {
  'renter-message': queued(sendAsRenter, ({ body }) => renterLane(body?.RentId)),
  'host-message': queued(sendAsHost, ({ body }) => hostLane(body?.ChatId)),
  reservation: queued(createReservation, ({ body }) => `reserve:${body?.listingId}`),
  'reservation-answer': queued(moveReservation, ({ params }) => reservationLane(params?.id)),
  heart: queued(saveListing, ({ params }) => `saved:${params?.id}`),
} satisfies Record<OutboxKind, unknown>

export type PartsOf<Kind extends OutboxKind> = CallParts<(typeof queuedCalls)[Kind]['endpoint']>

/** What the server answers, on the domain's side of the contract. */
export type AnswerOf<Kind extends OutboxKind> = CallResult<
  (typeof queuedCalls)[Kind]['endpoint']
>['resObj']
