import type { OutboxItem } from '#src/outbox/item.ts'

export const nothing: readonly OutboxItem[] = []

let known = nothing
const listeners = new Set<() => void>()

/** What the user of this page has not sent yet, and what was sent and is not taken over; the oldest first. */
export const outboxItems = {
  get: () => known,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** What has not changed stays the same object: it is not drawn again. */
export function showItems(items: readonly OutboxItem[]): void {
  const before = new Map(known.map((item) => [item.seq, item]))
  known = items.map((item) => {
    const same = before.get(item.seq)
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item
  })
  for (const listener of listeners) listener()
}
