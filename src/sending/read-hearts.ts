import { outboxItems } from './known-items.ts'
import { lookAtOutbox, warnOfOutbox } from './look.ts'
import { heartsIn, type PendingHearts } from './pending-hearts.ts'

/** As they are on the disk now; none where that cannot be read. */
export async function readHearts(): Promise<PendingHearts> {
  await lookAtOutbox().catch(warnOfOutbox)
  return heartsIn(outboxItems.get())
}
