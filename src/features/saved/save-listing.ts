import type { Listing } from '#contract/domain/listing.ts'
import { undoTimeMs } from '#contract/limits.ts'
import { newKey } from '#src/api/new-key.ts'
import { currentUserId } from '#src/api/query-client.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { rememberListings } from '#src/cache/listing-store.ts'
import { queueCall } from '#src/sending/queue-call.ts'
import { askToStay } from './ask-to-stay.ts'
import { mergeSaved } from './merge-saved.ts'

/** Saves a listing, or takes that back: a member at the server, as soon as it can be reached, a visitor on this
 *  device, where it is kept either way. What is taken back stays here for as long as that can be undone.
 *  @throws as `queueCall` does; then nothing has changed */
export async function setSaved(listing: Listing, willBeSaved: boolean): Promise<void> {
  const { id } = listing
  const userId = currentUserId()
  const known = (await readKept()).get(id)
  const leavesAtMs = willBeSaved ? null : Date.now() + undoTimeMs
  if (known) await noteKept(id, { leavesAtMs })
  try {
    if (userId !== null && !known?.isGone) await giveHeart(userId, listing, willBeSaved)
  } catch (error) {
    if (known) await noteKept(id, { leavesAtMs: known.leavesAtMs })
    throw error
  }
  if (!willBeSaved) return
  if (!known?.seen) await rememberListings([listing])
  const savedAtMs = known?.leavesAtMs ? known.savedAtMs : Date.now()
  await noteKept(id, { userId, savedAtMs, leavesAtMs })
  askToStay()
}

async function giveHeart(userId: number, { id, title }: Listing, willBeSaved: boolean) {
  // What was saved before the login goes first, or the list at the server would have another order.
  await mergeSaved(userId)
  const params = { id, saved: willBeSaved ? '1' : '0' } as const
  await queueCall('heart', { params }, { id: newKey(), about: title })
}
