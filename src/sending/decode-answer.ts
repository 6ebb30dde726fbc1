import * as z from 'zod/mini'
import type { OutboxKind } from '#src/outbox/kinds.ts'
import { queuedCalls, type AnswerOf } from './queued-calls.ts'

/** What the server answered, as the outbox keeps it, in the words of the domain.
 *  @throws when another version's server has answered otherwise */
export const decodeAnswer = <Kind extends OutboxKind>(
  kind: Kind,
  answer: unknown,
): AnswerOf<Kind> =>
  z.decode(queuedCalls[kind].endpoint.response, answer as never) as AnswerOf<Kind>
