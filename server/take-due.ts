import { setTimeout as pause } from 'node:timers/promises'

/** So often is looked for what has become due since, while something is under way. */
const lookAgainMs = 1000

/** Does what is due, some at a time, until nothing is left. Who is slow holds up no other: what belongs to one owner has
 *  a share of the places alone.
 *  @param ofOneOwner how many of them that is
 *  @param take makes the next one this process's own that belongs to none of these owners; null when nothing is left
 *  @param fail hears why one could not be done; it is due again later
 *  @throws why none could be taken, once what is under way has ended */
export async function takeDue<Due extends { ownerId: number }>(
  { atOnce, ofOneOwner, signal }: { atOnce: number; ofOneOwner: number; signal: AbortSignal },
  {
    take,
    work,
    fail,
  }: {
    take(busyOwnerIds: number[]): Promise<Due | null>
    work(due: Due): Promise<void>
    fail(error: unknown): void
  },
): Promise<void> {
  /** With the owner of each. */
  const underWay = new Map<Promise<void>, number>()
  try {
    while (!signal.aborted) {
      const isFull = underWay.size === atOnce
      const due = isFull ? null : await take(ownersWith(ofOneOwner, [...underWay.values()]))
      if (due) {
        const working = work(due)
          .catch(fail)
          .finally(() => underWay.delete(working))
        underWay.set(working, due.ownerId)
      } else if (underWay.size > 0) {
        await Promise.race([...underWay.keys(), pause(lookAgainMs, undefined, { ref: false })])
      } else break
    }
  } finally {
    // The next round counts its own alone.
    await Promise.all(underWay.keys())
  }
}

const ownersWith = (count: number, ownerIds: number[]) =>
  [...new Set(ownerIds)].filter((id) => ownerIds.filter((other) => other === id).length >= count)
