import { TooMany } from '#contract/domain/refusal.ts'

/** Lets at most so many run at a time; the others wait in the order in which they came.
 *  @returns what rejects with TooMany instead when `waitingAtMost` wait already */
export function slots(
  most: number,
  waitingAtMost = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else if (waiting.length < waitingAtMost) {
      await new Promise<void>((begin) => waiting.push(begin))
    } else throw new TooMany('Too many pictures are waiting. Please try again soon.', 5)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
