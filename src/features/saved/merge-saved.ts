import { newKey } from '#src/api/new-key.ts'
import { noteForNow, readKept } from '#src/cache/kept-listings.ts'
import { queueCall } from '#src/sending/queue-call.ts'

/** What was saved on this device before the login becomes the member's, in the order in which it was saved.
 *  @throws as `queueCall` does; the rest waits for the next time */
export async function mergeSaved(userId: number): Promise<void> {
  const waiting = [...(await readKept()).values()]
    .filter((copy) => copy.userId === null && copy.leavesAtMs === null)
    .sort((a, b) => a.savedAtMs - b.savedAtMs)
  for (const { id, isGone, seen } of waiting) {
    if (!isGone) {
      const about = seen?.listing.title ?? ''
      await queueCall('heart', { params: { id, saved: '1' } }, { id: newKey(), about })
    }
    await noteForNow(id, { userId })
  }
}
