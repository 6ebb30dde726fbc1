import type { Endpoint } from '#contract/endpoint.ts'
import { call, otherUser } from '#src/api/call.ts'
import { ApiError } from '#src/api/api-error.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { readAgainInAllTabs } from '#src/api/query-client.ts'
import { requestOf, type CallParts } from '#src/api/request-of.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { letsPass } from '#src/outbox/flush.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import type { OutboxKind } from '#src/outbox/kinds.ts'
import { log } from '#src/log.ts'
import { outboxItems } from './known-items.ts'
import { enqueue } from './page-outbox.ts'
import { queuedCalls, type AnswerOf, type PartsOf, type QueuedCall } from './queued-calls.ts'

/** Nothing can be kept on this device, and the server is out of reach or has to get something else first. */
export class NotKeptError extends Error {
  override name = 'NotKeptError'
}

/** A call as the outbox keeps it.
 *  @throws ApiError for what the server would refuse */
export const requestOfCall = <Kind extends OutboxKind>(kind: Kind, parts: PartsOf<Kind>) =>
  requestOf(queuedCalls[kind].endpoint as Endpoint, parts as CallParts<Endpoint>)

/** What has become of a call: it waits in the outbox, or it was done at once. */
export type Queued<Kind extends OutboxKind> = { item: OutboxItem } | { answer: AnswerOf<Kind> }

/** Does something at the server, now or as soon as it can be done. Where nothing can be kept it is done now
 *  or not at all, and never ahead of what waits in its lane.
 *  @param id a UUID that no other call has
 *  @param about what the person will know it by
 *  @returns when nothing can be lost any more
 *  @throws ApiError for what the server would refuse, NotKeptError when it is neither kept nor done */
export async function queueCall<Kind extends OutboxKind>(
  kind: Kind,
  parts: PartsOf<Kind>,
  { id, about }: { id: string; about: string },
): Promise<Queued<Kind>> {
  const { endpoint, lane, replaces } = queuedCalls[kind] as QueuedCall<Endpoint>
  const userId = currentUserId()
  if (userId === null) {
    throw new ApiError('Please log in.', { code: errorCodes['login-needed'].code })
  }
  const request = requestOfCall(kind, parts)
  const item = { id, userId, kind, lane: lane(parts), request, about }
  try {
    const isReplaced = replaces && ((earlier: OutboxItem) => replaces(earlier.request, request))
    return { item: await enqueue(item, isReplaced) }
  } catch (error) {
    log.warn('The outbox of this device failed:', error)
    // It would go out as whoever has logged in meanwhile.
    if (currentUserId() !== userId) throw otherUser()
    const isHeld = outboxItems.get().some((other) => other.lane === item.lane && !letsPass(other))
    if (isHeld) throw new NotKeptError('', { cause: error })
    return { answer: (await callAtOnce(endpoint, parts, id)) as AnswerOf<Kind> }
  }
}

async function callAtOnce(
  endpoint: Endpoint,
  parts: CallParts<Endpoint>,
  idempotencyKey: string,
): Promise<unknown> {
  try {
    const { resObj } = await call(endpoint, { ...parts, idempotencyKey })
    void readAgainInAllTabs(endpoint.invalidates)
    return resObj
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new NotKeptError('', { cause: error })
  }
}
