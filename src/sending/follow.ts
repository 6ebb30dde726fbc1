import { ApiError } from '#src/api/api-error.ts'
import type { OutboxKind } from '#src/outbox/kinds.ts'
import { settled } from './look.ts'
import { discard } from './page-outbox.ts'
import type { Queued } from './queue-call.ts'
import { decodeAnswer } from './decode-answer.ts'
import type { AnswerOf } from './queued-calls.ts'

/** Its author has thrown it away, here or in another tab. */
export class DiscardedError extends Error {
  override name = 'DiscardedError'
}

/** Waits until the server has decided, however long that takes. A refusal is handed to the screen that still
 *  has what was typed, and is then none of the outbox any more; with nobody there it stays in the outbox.
 *  @param isHere whether that screen is still open
 *  @param giveBack keeps what was typed; called before the outbox has it no more
 *  @throws ApiError when the server refuses, DiscardedError */
export async function follow<Kind extends OutboxKind>(
  kind: Kind,
  queued: Queued<Kind>,
  { isHere, giveBack }: { isHere(): boolean; giveBack?(): void },
): Promise<AnswerOf<Kind>> {
  if ('answer' in queued) return queued.answer
  const decided = await settled(queued.item.id)
  if (!decided) throw new DiscardedError(`${kind} was thrown away`)
  const { state, seq, answer, fault } = decided
  if (state === 'needs-you') {
    if (isHere()) {
      giveBack?.()
      await discard(seq)
    }
    const { message = '', code = null, resObj = null } = fault ?? {}
    throw new ApiError(message, { code: code ?? 0, resObj })
  }
  return decodeAnswer(kind, answer)
}
