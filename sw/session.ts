import { sessionPath } from '#contract/session-path.ts'
import { answerTimeoutMs } from '#src/outbox/send-item.ts'
import { sessionOf } from '#src/outbox/session.ts'
import type { OutboxSession } from '#src/outbox/world.ts'

/** A worker sees no cookie: the answer that says who is logged in has the token beside it.
 *  @throws when the server cannot be asked */
export async function readSession(): Promise<OutboxSession | null> {
  const response = await fetch(`/${sessionPath}`, {
    headers: { accept: 'application/json' },
    // No page sends anything before this has come to an end.
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { resObj, token } = (await response.json()) as {
    resObj: { Id: number } | null
    token?: string
  }
  return resObj && sessionOf(resObj.Id, token ?? '')
}
