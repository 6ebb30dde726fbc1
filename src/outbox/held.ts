import { letsPass } from './flush.ts'
import type { OutboxItem } from './item.ts'
import { lanesOf } from './lanes.ts'

/** What is not sent before its author has decided about something ahead of it.
 *  @param items in the order in which they were added */
export function heldIn(items: readonly OutboxItem[]): ReadonlySet<OutboxItem> {
  const behind = lanesOf(items).flatMap((lane) => {
    const holder = lane.findIndex((item) => item.state === 'needs-you' && !letsPass(item))
    return holder < 0 ? [] : lane.slice(holder + 1)
  })
  return new Set(behind)
}
