import { changing } from '#src/changing.ts'
import type { OutboxItem } from '#src/outbox/item.ts'

export const nothing: readonly OutboxItem[] = []

const known = changing(nothing)

/** What the user of this page has not sent yet, and what was sent and is not taken over; the oldest first. */
export const outboxItems = { get: known.get, subscribe: known.subscribe }

/** What has not changed stays the same object: it is not drawn again. */
export function showItems(items: readonly OutboxItem[]): void {
  const before = new Map(known.get().map((item) => [item.seq, item]))
  const now = items.map((item) => {
    const same = before.get(item.seq)
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item
  })
  known.set(now)
}
