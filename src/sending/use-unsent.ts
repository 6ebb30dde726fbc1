import { useMemo, useSyncExternalStore } from 'react'
import { heldIn } from '#src/outbox/held.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { outboxItems } from './known-items.ts'
import { unsentIn } from './unsent-in.ts'

/** All that its author may still wait for. */
export function useUnsent(): readonly OutboxItem[] {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(() => unsentIn(items), [items])
}

/** What of it waits until its author has decided about something ahead of it. */
export function useHeld(): ReadonlySet<OutboxItem> {
  const items = useUnsent()
  return useMemo(() => heldIn(items), [items])
}

/** What of a lane is on this device, the oldest first; with what has arrived and is not shown elsewhere yet. */
export function useLane(lane: string): readonly OutboxItem[] {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(() => items.filter((item) => item.lane === lane), [items, lane])
}
