import { useMemo, useSyncExternalStore } from 'react'
import { heartOf } from '#src/outbox/heart-of.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxItems } from './known-items.ts'

/** Whether a listing will be saved, by its id: the user's last word on it, where the server's list may not
 *  have it yet. */
export type PendingHearts = ReadonlyMap<number, boolean>

/** @param items the oldest first; what the server has refused changes nothing */
export function heartsIn(items: readonly OutboxItem[]): PendingHearts {
  const hearts = items.flatMap((item) => {
    const heart = item.kind === 'heart' && item.state !== 'needs-you' && heartOf(item.request)
    return heart ? [heart] : []
  })
  return new Map(hearts.map(({ listingId, willBeSaved }) => [listingId, willBeSaved]))
}

export function useHearts(): PendingHearts {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(() => heartsIn(items), [items])
}
