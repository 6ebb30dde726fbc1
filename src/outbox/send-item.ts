import { meaningOf, readRetryAfter, type Meaning, type WireAnswer } from './answer.ts'
import { backoffMs, waitOf } from './backoff.ts'
import type { OutboxFault, OutboxItem } from './item.ts'
import type { OutboxEvent } from './transition.ts'
import type { OutboxSession, OutboxWorld } from './world.ts'

/** A request that was not answered for so long is tried again. */
export const answerTimeoutMs = 30_000

/** Sends an item once; with a stale token once more. Never throws: whatever happens is an event.
 *  @param session whose token is renewed when the server gives another */
export async function sendItem(
  world: OutboxWorld,
  item: OutboxItem,
  session: OutboxSession,
): Promise<OutboxEvent> {
  let meaning = await ask(world, item, session)
  if (meaning.type === 'renew' && meaning.token !== null) {
    session.renewToken(meaning.token)
    meaning = await ask(world, item, session)
  }
  if (meaning.type === 'renew') {
    const { fault } = meaning
    meaning = { type: 'delay', waitsFor: 'server', afterMs: null, fault }
  }
  if (meaning.type !== 'delay') return meaning
  const { afterMs, ...delay } = meaning
  const waitMs = waitOf(afterMs ?? backoffMs(item.attempts, world.random()))
  const waitsSinceMs = world.nowMs()
  return { ...delay, waitsSinceMs, notBeforeMs: waitsSinceMs + waitMs }
}

async function ask(
  world: OutboxWorld,
  { id, userId, kind, request: { method, path, body } }: OutboxItem,
  { token }: OutboxSession,
): Promise<Meaning> {
  let answer: WireAnswer
  try {
    const response = await world.fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'x-csrftoken': token,
        'x-user-id': String(userId),
        'idempotency-key': id,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      credentials: 'same-origin',
      signal: world.timeout(answerTimeoutMs),
      ...(body !== null && { body: JSON.stringify(body) }),
    })
    const retryAfter = response.headers.get('retry-after')
    answer = {
      status: response.status,
      retryAfterSeconds: readRetryAfter(retryAfter, world.nowMs()),
      text: await response.text(),
    }
  } catch (error) {
    return { type: 'delay', waitsFor: 'connection', afterMs: null, fault: unreached(error) }
  }
  return meaningOf(kind, answer)
}

const unreached = (error: unknown): OutboxFault => ({
  message: String(error),
  code: null,
  resObj: null,
})
