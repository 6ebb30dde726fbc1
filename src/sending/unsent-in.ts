import { letsPass } from '#src/outbox/flush.ts'
import { heldIn } from '#src/outbox/held.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { rulesOf } from '#src/outbox/kinds.ts'
import { lanesOf } from '#src/outbox/lanes.ts'

type Items = readonly OutboxItem[]

/** All that its author may still wait for: what has arrived is on its way to where it belongs. */
export const unsentIn = (items: Items): Items =>
  items.filter(({ state, kind }) => state !== 'acknowledged' && !rulesOf(kind).isQuiet)

/** What of it can be sent before its author has decided about anything. */
export function sendableIn(items: Items): Items {
  const unsent = unsentIn(items)
  const held = heldIn(unsent)
  return unsent.filter((item) => item.state !== 'needs-you' && !held.has(item))
}

/** Whether any of it is to be sent at this moment: what stands behind one that waits for its time does so, too. */
export const isUnderWay = (items: Items): boolean =>
  lanesOf(unsentIn(items)).some((lane) => {
    const next = lane.find((item) => !letsPass(item))
    return next?.state === 'queued' || next?.state === 'sending'
  })
