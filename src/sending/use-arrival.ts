import { useEffect, useEffectEvent } from 'react'
import type { OutboxKind } from '#src/outbox/kinds.ts'
import { settled } from './look.ts'
import { decodeAnswer } from './decode-answer.ts'
import type { AnswerOf } from './queued-calls.ts'
import { useIsHere } from './use-is-here.ts'

/** Calls back when something that an earlier visit has sent arrives while this screen is open.
 *  @param id undefined when there is nothing to wait for */
export function useArrival<Kind extends OutboxKind>(
  kind: Kind,
  id: string | undefined,
  onArrived: (answer: AnswerOf<Kind>) => void,
): void {
  const isHere = useIsHere()
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    if (id === undefined) return
    const wait = async () => {
      const decided = await settled(id)
      if (decided?.state === 'acknowledged' && isHere()) {
        arrive(decodeAnswer(kind, decided.answer))
      }
    }
    void wait()
  }, [kind, id, isHere])
}
