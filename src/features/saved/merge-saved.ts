import { saveListing } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { isNotThere } from './kept-copy.ts'
import { savedQuery } from './queries.ts'

/** What was saved on this device before the login becomes the member's, in the order in which it was saved.
 *  What cannot be sent now waits for the next time.
 *  @throws as `call` does */
export async function mergeSaved(userId: number): Promise<void> {
  const waiting = [...(await readKept()).values()]
    .filter((copy) => copy.userId === null && copy.leavesAtMs === null)
    .sort((a, b) => a.savedAtMs - b.savedAtMs)
  if (waiting.length === 0) return
  for (const { id, isGone } of waiting) {
    const isThere = !isGone && (await isSent(id))
    await noteKept(id, { userId, isGone: !isThere })
  }
  await queryClient.invalidateQueries(savedQuery(userId))
}

/** @returns false for a listing that the server has no more */
async function isSent(id: number): Promise<boolean> {
  try {
    await call(saveListing, { params: { id, saved: '1' } })
    return true
  } catch (error) {
    if (isNotThere(error)) return false
    throw error
  }
}
