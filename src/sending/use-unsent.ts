import { useMemo, useSyncExternalStore } from 'react'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxItems } from './page-outbox.ts'

/** All that its author may still wait for: what has arrived is on its way to where it belongs. */
export function useUnsent(): readonly OutboxItem[] {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(() => items.filter(({ state }) => state !== 'acknowledged'), [items])
}

/** What of a lane is on this device, the oldest first; with what has arrived and is not shown elsewhere yet. */
export function useLane(lane: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(() => items.filter((item) => item.lane === lane), [items, lane])
}
