import { useMemo, useSyncExternalStore } from 'react'
import { heldIn } from '#src/outbox/held.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { rulesOf } from '#src/outbox/kinds.ts'
import { outboxItems } from './known-items.ts'

/** All that its author may still wait for: what has arrived is on its way to where it belongs. */
export function useUnsent(): readonly OutboxItem[] {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  return useMemo(
    () => items.filter(({ state, kind }) => state !== 'acknowledged' && !rulesOf(kind).isQuiet),
    [items],
  )
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
