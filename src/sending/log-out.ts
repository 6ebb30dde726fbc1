import { endSession } from '#src/api/end-session.ts'
import { leaveSession } from '#src/api/leave-session.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { leftSyncTag } from '#src/outbox/names.ts'
import { askForSync } from './ask-for-sync.ts'
import { abandon } from './page-outbox.ts'

/** Logs out on this device, and at the server as soon as that can be reached.
 *  @param unwanted what was written and is never to be sent
 *  @param leave leads to a page that needs no login
 *  @throws ApiError when the server refuses; then the session goes on */
export async function logOut(
  unwanted: readonly OutboxItem[],
  leave: () => Promise<void>,
): Promise<void> {
  const isKnown = await leaveSession(async () => {
    const isEnded = await endSession()
    await abandon(unwanted)
    await leave()
    return isEnded
  })
  if (!isKnown) askForSync(leftSyncTag)
}
