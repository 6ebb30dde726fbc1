import { TooMany } from '#contract/domain/refusal.ts'

/** Who comes when too many wait may ask again when some of them have had their turn. */
const askAgainAfterSeconds = 5

/** Lets at most so many run at a time; the others wait in the order in which they came.
 *  @param limit how many may wait, and what who comes then is told in a TooMany; without it any number may */
export function slots(
  most: number,
  limit?: { waitingAtMost: number; sentence?: string },
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    else if (limit && waiting.length >= limit.waitingAtMost) {
      throw new TooMany(askAgainAfterSeconds, limit.sentence ?? 'Please try again soon.')
    } else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** The same for each of many by itself: who has much to do waits for the own work alone.
 *  @param most of one */
export function slotsOfEach<Key>(
  most: number,
): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const each = new Map<Key, { inSlot: ReturnType<typeof slots>; count: number }>()
  return async (key, work) => {
    const own = each.get(key) ?? { inSlot: slots(most), count: 0 }
    each.set(key, own)
    own.count += 1
    try {
      return await own.inSlot(work)
    } finally {
      own.count -= 1
      if (own.count === 0) each.delete(key)
    }
  }
}
