import type { OutboxItem } from './item.ts'

/** A browser keeps six connections to one server; the page needs some for itself. */
const sideBySide = 4

/** Items by their lane, each lane in its order.
 *  @param items in the order in which they were added */
export function lanesOf(items: readonly OutboxItem[]): OutboxItem[][] {
  const lanes = new Map<string, OutboxItem[]>()
  for (const item of items) {
    const lane = lanes.get(item.lane)
    if (lane) lane.push(item)
    else lanes.set(item.lane, [item])
  }
  return [...lanes.values()]
}

/** Handles a few lanes at a time. Answers when nothing of it runs any more, also where it fails.
 *  @throws what the first that failed has thrown */
export async function eachLane(
  lanes: OutboxItem[][],
  handle: (lane: OutboxItem[]) => Promise<void>,
): Promise<void> {
  const waiting = lanes.values()
  const handleNext = async () => {
    for (const lane of waiting) await handle(lane)
  }
  const ends = await Promise.allSettled(Array.from({ length: sideBySide }, handleNext))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
